// Decisions of staff ask for a password of the last quarter of an hour: typed at the sign-in, or again.
import { expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { NewApiToken } from "~server/features/api-tokens/schemas";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { allOperations, Caller } from "../support/api/caller";
import { password, read } from "../support/people/people";

const nobody = "00000000-0000-7000-8000-000000000000";
const credit = {
  amount: "5.00",
  transactionType: "deposit",
  transactionAction: "funding",
  description: "Goodwill",
};

/** Every call that moves money out of nothing, or cannot be undone, about someone with a deposit. */
async function callsAbout(portal: TestPortal) {
  const hana = await portal.customerWith("10.00");
  const [deposit] = await transactionsIn(portal.context.storage.db).list(
    { userId: hana.id },
    { limit: 1 },
  );
  const calls = {
    balances: (admin: Caller) =>
      admin.patch(`/wallets/admin/user/${hana.id}`, { bonusBalance: 1, reason: "Correction" }),
    credit: (admin: Caller) => admin.post("/wallets/admin/credit", { userId: hana.id, ...credit }),
    approvalRequest: (admin: Caller) =>
      admin.post(`/approval-requests/balances/${hana.id}`, {
        bonusBalance: 2,
        reason: "Correction",
      }),
    transaction: (admin: Caller) => admin.delete(`/transactions/${deposit?.id}`, {}),
    wallet: (admin: Caller) => admin.delete(`/wallets/admin/user/${hana.id}`, { confirmed: true }),
    person: (admin: Caller) => admin.delete(`/users/${hana.id}`, { confirmed: true }),
  };
  return Object.values(calls);
}

describeEitherEngine("an administrator whose password is a quarter of an hour old", (portal) => {
  test("may neither adjust nor delete until it was re-entered", async () => {
    const [calls, ada] = [await callsAbout(portal()), await portal().admin()];
    portal().advance({ minutes: 15 });
    for (const call of calls) {
      const { status, code } = await call(ada);
      expect([status, code], call.toString()).toEqual([403, "step_up_required"]);
    }
    await ada.post("/auth/confirm-password", { password });
    portal().advance({ minutes: 14 });
    for (const call of calls) expect((await call(ada)).status, call.toString()).toBeLessThan(300);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is asked for it by every decision before anything else of the call is read", async () => {
    const ada = await portal().admin();
    const decisions = allOperations.filter(
      (one) => one.stepUp === "decision" && !("stepUpFields" in one),
    );
    const codes = async () =>
      Promise.all(
        decisions.map(async ({ method, path }) => {
          const address = path.replace(/\{\w+\}/, nobody);
          return (await ada.raw(method, address, "{}", "application/json")).code;
        }),
      );
    expect(await codes()).not.toContain("step_up_required");
    portal().advance({ minutes: 15 });
    expect(new Set(await codes())).toEqual(new Set(["step_up_required"]));
    await ada.confirm();
    expect(await codes()).not.toContain("step_up_required");
    expect(decisions.length).toBeGreaterThan(15);
  });

  test("may still reject an approval request, but not approve one", async () => {
    const [hana, ada, bea] = [
      await portal().customerWith("10.00"),
      await portal().admin(),
      await portal().admin(),
    ];
    const requestApproval = async () =>
      read(
        ApprovalRequest,
        await ada.post("/approval-requests/credit", { userId: hana.id, ...credit }),
      );
    const [one, other] = [await requestApproval(), await requestApproval()];
    portal().advance({ minutes: 15 });
    expect((await bea.post(`/approval-requests/${one.id}/approval`, {})).code).toBe(
      "step_up_required",
    );
    expect((await bea.post(`/approval-requests/${other.id}/rejection`, {})).status).toBe(201);
    await bea.post("/auth/confirm-password", { password });
    expect(
      read(ApprovalRequest, await bea.post(`/approval-requests/${one.id}/approval`, {})).state,
    ).toBe("approved");
  });

  test("has a script whose token required the password, and continues", async () => {
    const [hana, ada] = [await portal().customerWith("10.00"), await portal().admin()];
    await ada.post("/auth/confirm-password", { password });
    const { token } = read(
      NewApiToken,
      await ada.post("/auth/api-tokens", { name: "interest", scopes: ["adjustments"], days: 30 }),
    );
    portal().advance({ hours: 3 });
    expect(
      (
        await new Caller(portal().backend, token).post("/wallets/admin/credit", {
          userId: hana.id,
          ...credit,
        })
      ).status,
    ).toBe(201);
  });
});
