/** Variables, which accesses to them conflict, and which objects of the JDK threads share. */
package dev.unravel.runtime.memory;
