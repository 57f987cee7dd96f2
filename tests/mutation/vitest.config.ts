// The tests of the money module alone: `npm run mutation` runs those that reach a changed line, once for each change of it.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { moneyModule } from "./money-module.js";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const rules = [
  "adjustments/adjustments",
  "adjustments/preview",
  "adjustments/properties",
  "kernel/coin-amount",
  "exchange-rates/conversion",
  "crypto-payments/crypto-payments",
  "crypto-payments/manual-review",
  "deposits/deposits",
  "kernel/money",
  "ledger/postings",
  "ledger/transitions",
  "kernel/typed-amount",
  "withdrawals/withdrawals",
];

export default defineConfig({
  root: folder("../.."),
  resolve: { alias: [{ find: /^~server\//, replacement: `${folder("../../server")}/` }] },
  test: {
    include: [
      ...rules.map((name) => `tests/${name}.rules.test.ts`),
      "tests/ledger/writing.store.test.ts",
    ],
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 20_000,
    passWithNoTests: true,
    coverage: {
      include: [...moneyModule],
      reporter: ["text"],
      thresholds: { branches: 100, functions: 100, lines: 100 },
      reportsDirectory: "tests/.results/coverage",
    },
  },
});
