// What is called the money module: every rule by which an amount is read, weighed, converted or booked, and the one place that writes the ledger.
const rules = [
  "adjustments",
  "coin-amount",
  "conversion",
  "crypto-payments",
  "deposits",
  "ledger",
  "money",
  "settlements",
  "transactions",
  "transitions",
  "typed-amount",
  "withdrawals",
];
const writing = ["ledger", "minor-column"];

export const moneyModule = [
  ...rules.map((name) => `server/domain/${name}.ts`),
  ...writing.map((name) => `server/storage/${name}.ts`),
];
