/** The use cases, one class for each command, named like it. */
package dev.unravel.launch.usecase;
