/** What each use case is asked for, and what it answers. */
package dev.unravel.launch.request;
