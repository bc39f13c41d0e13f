/** Reading byte code: jumps, the operand stack, arguments of calls. Knows nothing of hooks. */
package dev.unravel.agent.code;
