/** Values and names of objects: what a recorder shows, and what tells states apart. */
package dev.unravel.runtime.values;
