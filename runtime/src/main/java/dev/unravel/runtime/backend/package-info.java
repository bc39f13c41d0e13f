/** The two ways to make threads run one at a time: continuations and OS threads. */
package dev.unravel.runtime.backend;
