/** What the JDK keeps for a program, put back before each execution. */
package dev.unravel.runtime.state;
