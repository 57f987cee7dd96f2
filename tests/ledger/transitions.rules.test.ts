// Who may set which status, and who may edit what.
import type { TransactionStatus } from "~server/features/ledger/labels";
import { describe, expect, test } from "vitest";
import {
  checkAmountChange,
  checkDecision,
  checkAnyStatus,
  checkStatusChange,
  type ReviewedTransaction,
  type Reviewer,
} from "~server/features/ledger/transition-rules";

const noras = (
  status: TransactionStatus,
  more: Partial<ReviewedTransaction> = {},
): ReviewedTransaction => ({
  userId: "nora",
  status,
  version: 3,
  isGatewayMade: false,
  isConverted: false,
  hasReceivedCoins: false,
  ...more,
});
const nora: Reviewer = { id: "nora", isReviewer: false };
const ada: Reviewer = { id: "ada", isReviewer: true };
const statuses: TransactionStatus[] = ["pending", "successful", "failed"];
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

describe("setting a status", () => {
  test.each(pairs)("the owner: %s → %s", (from, to) => {
    const isCancellation = from === "pending" && to === "failed";
    const refusal = checkStatusChange(noras(from), to, nora);
    expect(refusal).toEqual(
      isCancellation ? null : { refused: "status_change_refused", field: "status" },
    );
  });

  test("the owner of a deposit for which crypto was received cannot cancel it; an admin can reject it", () => {
    const paid = noras("pending", { isGatewayMade: true, hasReceivedCoins: true });
    expect(checkStatusChange(paid, "failed", nora)).toEqual({
      refused: "coins_received",
      field: "status",
    });
    expect(checkStatusChange(paid, "failed", ada)).toBeNull();
  });

  test.each(pairs)("an admin: %s → %s", (from, to) => {
    expect(checkStatusChange(noras(from), to, ada)).toEqual(
      from === to ? { refused: "same_status", field: "status" } : null,
    );
  });

  test.each(pairs)("an admin about a transaction of their own: %s → %s", (from, to) => {
    expect(checkStatusChange(noras(from, { userId: "ada" }), to, ada)).toEqual({
      refused: "own_transaction",
    });
  });
});

describe("approve and reject", () => {
  test.each(
    statuses.flatMap((from) =>
      (["successful", "failed"] as const).map((to) => [from, to] as const),
    ),
  )("%s → %s", (from, to) => {
    expect(checkDecision(noras(from), to, ada)?.refused).toBe(
      from === "pending" ? undefined : "not_pending",
    );
  });

  test("an administrator can't review their own transaction", () => {
    expect(checkDecision(noras("pending", { userId: "ada" }), "successful", ada)).toEqual({
      refused: "own_transaction",
    });
  });
});

describe("the amount", () => {
  test.each([
    ["pending", false, nora, undefined],
    ["pending", false, ada, undefined],
    ["pending", true, ada, "amount_locked"],
    ["successful", false, nora, "amount_locked"],
    ["failed", false, ada, "amount_locked"],
    ["pending", false, { id: "nora", isReviewer: true }, "own_transaction"],
  ] as const)("%s, made by a gateway: %s, by %o → %s", (status, isGatewayMade, by, refused) => {
    expect(checkAmountChange(noras(status, { isGatewayMade }), by)?.refused).toBe(refused);
  });

  test.each([nora, ada])("of a conversion can't be changed, for %o", (by) => {
    expect(checkAmountChange(noras("pending", { isConverted: true }), by)).toEqual({
      refused: "amount_locked",
      field: "amount",
      values: { state: "pending" },
    });
  });
});

describe("deletion", () => {
  test.each(statuses)("of a %s transaction is for someone other than its owner", (status) => {
    expect(checkAnyStatus(noras(status), ada)).toBeNull();
    expect(checkAnyStatus(noras(status, { userId: "ada" }), ada)).toEqual({
      refused: "own_transaction",
    });
    expect(checkAnyStatus(noras(status), { ...ada, seenVersion: 2 })).toEqual({
      refused: "changed_by_someone_else",
    });
  });
});

describe("a form loaded before another user's change", () => {
  const stale: Reviewer = { ...ada, seenVersion: 2 };
  const refusal = { refused: "changed_by_someone_else" };
  test("is refused whatever it changes", () => {
    expect(checkStatusChange(noras("pending"), "failed", stale)).toEqual(refusal);
    expect(checkDecision(noras("successful"), "successful", stale)).toEqual(refusal);
    expect(checkAmountChange(noras("failed"), stale)).toEqual(refusal);
  });
  test("is accepted with the current version", () => {
    expect(checkDecision(noras("pending"), "successful", { ...ada, seenVersion: 3 })).toBeNull();
  });
});
