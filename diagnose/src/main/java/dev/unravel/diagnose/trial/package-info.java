/** Experiments that an explanation asks for, and what came of them. */
package dev.unravel.diagnose.trial;
