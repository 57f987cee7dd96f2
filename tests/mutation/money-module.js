// What is called the money module: every rule by which an amount is read, weighed, converted or posted, and the one place that writes the ledger.
export const moneyModule = [
  "server/kernel/coin-amount.ts",
  "server/kernel/money.ts",
  "server/kernel/typed-amount.ts",
  "server/database/money-columns.ts",
  "server/features/exchange-rates/rules.ts",
  "server/features/ledger/rules.ts",
  "server/features/ledger/store.ts",
  "server/features/ledger/transition-rules.ts",
  "server/features/movements/rules.ts",
  "server/features/deposits/rules.ts",
  "server/features/withdrawals/rules.ts",
  "server/features/crypto-payments/rules.ts",
  "server/features/crypto-payments/settlement-rules.ts",
  "server/features/adjustments/rules.ts",
];
