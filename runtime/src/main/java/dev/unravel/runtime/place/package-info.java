/** What an action is about: a site in the code, and a variable. */
package dev.unravel.runtime.place;
