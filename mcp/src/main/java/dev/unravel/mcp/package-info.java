/** A server of the Model Context Protocol: the commands as tools for agents. */
package dev.unravel.mcp;
