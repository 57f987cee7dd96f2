// What mutation tests change, and the tests that have to notice it: by folder and ending, so that a renamed file needs no edit here.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Whose rules are changed: money, and who may decide about it. */
const features = [
  "adjustments",
  "approvals",
  "crypto-payments",
  "deposits",
  "exchange-rates",
  "ledger",
  "movement-limits",
  "payouts",
  "staff",
  "withdrawals",
];
const root = fileURLToPath(new URL("../..", import.meta.url));
const gone = features.filter((name) => !existsSync(`${root}/server/features/${name}`));
if (gone.length > 0) throw new Error(`There is no feature ${gone.join(", ")}.`);

/** Rules of money, of who may decide, and of signing in; then what writes them to the database. */
const parts = {
  rules: {
    mutated: [
      "server/kernel/{*money,*amount,staff-*,*attempts,rate-limit}.ts",
      "server/database/money-*.ts",
      "server/http/{rights,step-up}.ts",
      `server/features/{${features.join(",")}}/*rules.ts`,
      "server/features/second-factor/{recovery-codes,totp}.ts",
      "server/features/sessions/lifetime.ts",
      "server/features/users/rules.ts",
    ],
    // Those of the ledger's store are as quick.
    tests: [
      `tests/{${features.join(",")},kernel,second-factor,sessions,users}/*.rules.test.ts`,
      "tests/bank-statements/matching.rules.test.ts",
      "tests/ledger/*.store.test.ts",
    ],
  },
  stores: {
    mutated: [
      "server/features/ledger/{store,post-*}.ts",
      "server/features/second-approval/require-*.ts",
      "server/features/sessions/*throttle.ts",
    ],
    tests: [
      "tests/{ledger,sessions}/*.store.test.ts",
      "tests/second-approval/{every-operation,new-roles,safeguards,thresholds}.api.test.ts",
    ],
  },
};

export const part = process.env.MUTATED === "stores" ? "stores" : "rules";
export const { mutated, tests } = parts[part];
