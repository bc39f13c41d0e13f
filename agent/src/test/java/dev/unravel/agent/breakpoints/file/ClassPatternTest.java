package dev.unravel.agent.breakpoints.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassPatternTest {
  @ParameterizedTest
  @CsvSource({
    "Account, Account, true",
    "Account, com/bank/Account, true",
    "Account, com/bank/Account$Inner, true",
    "com.bank.Account, com/bank/Account, true",
    "bank.Account, com/bank/Account, true",
    "Account$Inner, com/bank/Account$Inner, true",
    "Account, com/bank/Accounts, false",
    "Account, com/bank/MyAccount, false",
    "org.Account, com/bank/Account, false",
    "Account.java, com/bank/Account$1, true",
    "bank/Account.java, com/bank/Account, true",
    "Account.kt, com/bank/Account, true",
    "Account.java, com/bank/Accounts, false",
  })
  void matchesNames(String pattern, String name, boolean expected) {
    assertThat(ClassPattern.of(pattern).matchesName(name)).isEqualTo(expected);
  }
}
