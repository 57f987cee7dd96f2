// What mutation tests change, and the tests that have to notice it: by folder and ending, so that a renamed file needs no edit here.

/** Rules of money, of who may decide, and of signing in; then what writes them to the database. */
const parts = {
  rules: {
    mutated: [
      "server/kernel/{*money,*amount,staff-*,*attempts,rate-limit}.ts",
      "server/database/money-*.ts",
      "server/http/{rights,step-up}.ts",
      "server/features/{adjustments,approval-requests,crypto-payments,deposits,exchange-rates,ledger,movements,second-approval,staff,withdrawals}/*rules.ts",
      "server/features/second-factor/{recovery-codes,totp}.ts",
      "server/features/sessions/lifetime.ts",
      "server/features/users/rules.ts",
    ],
    // Those of the ledger's store are as quick.
    tests: [
      "tests/{adjustments,approval-requests,crypto-payments,deposits,exchange-rates,kernel,ledger,movements,second-approval,second-factor,sessions,staff,users,withdrawals}/*.rules.test.ts",
      "tests/ledger/*.store.test.ts",
    ],
  },
  stores: {
    mutated: [
      "server/features/ledger/{store,post-*}.ts",
      "server/features/second-approval/{post-*,require-*,rights-*,role-*,second-*}.ts",
      "server/features/sessions/*throttle.ts",
    ],
    tests: ["tests/{ledger,second-approval,sessions}/*.store.test.ts"],
  },
};

export const part = process.env.MUTATED === "stores" ? "stores" : "rules";
export const { mutated, tests } = parts[part];
