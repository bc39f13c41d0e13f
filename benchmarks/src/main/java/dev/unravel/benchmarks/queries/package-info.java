/** Questions to deciders, made up in any size. */
package dev.unravel.benchmarks.queries;
