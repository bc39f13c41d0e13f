/** Every state, visited once. */
package dev.unravel.prove.search;
