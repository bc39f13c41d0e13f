/**
 * What may help against a failure, and whether it does: tried on the scheduler, not in the code.
 */
package dev.unravel.diagnose.remedy;
