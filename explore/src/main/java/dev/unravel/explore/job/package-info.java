/** The jobs that a worker takes, one class each, and how they report. */
package dev.unravel.explore.job;
