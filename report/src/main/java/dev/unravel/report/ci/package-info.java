/** An explanation in the forms that CI services and code hosts read. */
package dev.unravel.report.ci;
