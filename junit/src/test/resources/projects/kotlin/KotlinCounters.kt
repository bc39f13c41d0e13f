package acme

import dev.unravel.junit.ConcurrencyTest
import kotlin.concurrent.thread
import org.junit.jupiter.api.Assertions.assertEquals

class KotlinCounters {
    private var count = 0

    private fun twice(task: () -> Unit) {
        val threads = List(2) { thread { task() } }
        threads.forEach { it.join() }
    }

    @ConcurrencyTest
    fun `loses an update`() {
        twice { count++ }
        assertEquals(2, count)
    }

    @ConcurrencyTest
    fun `keeps both updates`() {
        twice { synchronized(this) { count++ } }
        assertEquals(2, count)
    }
}
