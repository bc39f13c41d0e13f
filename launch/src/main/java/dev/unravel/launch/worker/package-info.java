/** Workers: their JVMs, the channel to them, and what they are started with. */
package dev.unravel.launch.worker;
