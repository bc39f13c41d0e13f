/**
 * The class that is being instrumented: how it is treated, what its file and its neighbours say,
 * and the calls into the runtime that it can get.
 */
package dev.unravel.agent.subject;
