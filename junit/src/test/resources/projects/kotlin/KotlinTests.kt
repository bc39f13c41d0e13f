package acme

import kotlin.concurrent.thread
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class KotlinTests {
    private var count = 0

    @Test
    fun `loses an update`() {
        val one = thread { count++ }
        val other = thread { count++ }
        one.join()
        other.join()
        assertEquals(2, count)
    }
}
