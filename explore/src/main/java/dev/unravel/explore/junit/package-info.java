/**
 * Runs JUnit tests as a target: any test engine of the JUnit platform, or JUnit 4 alone.
 *
 * <p>The JUnit that runs is the one on the target's own class path, of any version since 5.8 or
 * 4.12. So nothing here is compiled against it: its types are found by name ({@link
 * dev.unravel.explore.junit.JUnitType}) and its interfaces implemented by proxies. The platform's
 * launcher is not used, since it is not on the class path of most projects: build tools bring their
 * own.
 */
package dev.unravel.explore.junit;
