/** The documentation as a site of static pages. */
package dev.unravel.dist.site;
