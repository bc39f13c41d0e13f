/**
 * The explanation of a failing execution as one self-contained page: the verdict as plain markup,
 * readable without scripts, and the execution as JSON that the page's own scripts draw.
 */
package dev.unravel.report.html;
