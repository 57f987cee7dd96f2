// What is kept next to the money: keys, tallies, lists, audit, the database transaction.
import type { PlantedBug } from "./planted-bug";

export const records: readonly PlantedBug[] = [
  {
    name: "a key used again runs again",
    file: "server/http/command.ts",
    find: "if (await idempotencyIn(db).claim(row)) return null;",
    replace: "await idempotencyIn(db).claim(row); if (row.key) return null;",
    seed: 1,
  },
  {
    name: "a key used again with other input gets the first answer",
    file: "server/http/command.ts",
    find: `if (!first || !vault.isFingerprintOf(first.input_hash, input)) return refuse("key_reused");`,
    replace: "if (!first) return null;",
    seed: 1,
  },
  {
    name: "the tally does not follow a changed transaction",
    file: "server/features/ledger/counter-store.ts",
    find: "sum_minor: sql`sum_minor - ${row.amount_minor}`",
    replace: "sum_minor: sql`sum_minor`",
    seed: 1,
  },
  {
    name: "a customer's list by status shows everybody's",
    file: "server/features/transactions/list-transactions.ts",
    find: "{ userId: actor.user.id, type: query.type, ...filterIn(actor, query) }",
    replace:
      "{ userId: query.status ? undefined : actor.user.id, type: query.type, ...filterIn(actor, query) }",
    seed: 1,
  },
  {
    name: "a refusal leaves behind what was already written",
    file: "server/database/storage.ts",
    find: "inTransaction(db, (trx, beforeCommit) => work(trx, beforeCommit))",
    replace: "work(db, () => undefined)",
    seed: 1,
  },
  {
    name: "an edited amount leaves no line in the audit log",
    file: "server/features/movements/apply-transition.ts",
    find: "await recordAudit(db, call, {",
    replace: "if (transition.status) await recordAudit(db, call, {",
    seed: 1,
  },
  {
    name: "the total leaves out what is not allocated",
    file: "server/features/ledger/present-wallet.ts",
    find: "Object.values(balances).reduce(add)",
    replace: "Object.values({ ...balances, unallocated: zero(wallet.currency) }).reduce(add)",
    seed: 3,
  },
];
