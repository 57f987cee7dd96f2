// Who may do what, and when.
import type { PlantedBug } from "./planted-bug";

export const rules: readonly PlantedBug[] = [
  {
    name: "a stale version is not noticed",
    file: "server/features/ledger/transition-rules.ts",
    find: "return by.seenVersion !== undefined && by.seenVersion !== transaction.version;",
    replace: "return by.seenVersion !== undefined && by.seenVersion > transaction.version;",
    seed: 3,
  },
  {
    name: "an administrator may decide about their own money",
    file: "server/features/ledger/transition-rules.ts",
    find: `if (by.id === transaction.userId) return refuse("own_transaction");`,
    replace: "",
    seed: 1,
  },
  {
    name: "a customer may set a pending request to successful",
    file: "server/features/ledger/transition-rules.ts",
    find: `transaction.status === "pending" && to === "failed";`,
    replace: `transaction.status === "pending" && to !== "pending";`,
    seed: 8,
  },
  {
    name: "anybody may open and change anybody's transaction",
    file: "server/http/rights.ts",
    find: "if (row.user_id === actor.user.id) return row;",
    replace: 'if (row.user_id !== "") return row;',
    seed: 1,
  },
  {
    name: "a draft can be confirmed for ever",
    file: "server/features/draft-confirmation/confirm-draft.ts",
    find: `return current.expires_at <= context.now() ? refuse("draft_expired") : null;`,
    replace: "return null;",
    seed: 3,
  },
  {
    name: "a payment in coins that came late books itself",
    file: "server/features/crypto-payments/rules.ts",
    find: `flag === null || flag === "overpaid"`,
    replace: `flag !== "underpaid"`,
    seed: 1,
  },
  {
    name: "the gateway overrules what an administrator decided",
    file: "server/features/crypto-payments/settlement-rules.ts",
    find: "const isReviewedElsewhere = transaction === undefined || isManualOverride;",
    replace: "const isReviewedElsewhere = transaction === undefined;",
    seed: 1,
  },
  {
    name: "suspending somebody leaves their sessions alive",
    file: "server/features/accounts/edit-user.ts",
    find: "await sessionsIn(db).endAllOf(saved.id);",
    replace: "",
    seed: 1,
  },
];
