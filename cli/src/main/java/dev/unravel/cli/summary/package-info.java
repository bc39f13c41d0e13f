/** What many searches came to, for the host of a build. */
package dev.unravel.cli.summary;
