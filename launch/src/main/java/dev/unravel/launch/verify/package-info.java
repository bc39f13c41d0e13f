/** What is left of a recorded execution when the code has changed. */
package dev.unravel.launch.verify;
