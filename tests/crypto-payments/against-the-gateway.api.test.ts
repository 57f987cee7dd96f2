// What the gateway doesn't confirm is never credited by one member of staff, whatever the thresholds; none are set here.
import { expect, test } from "vitest";
import type { PayerAction } from "~server/features/crypto-payments/payer-rules";
import { payByCrypto, actAsPayer } from "../support/stubs/crypto-gateway";
import type { Administrator } from "../support/people/people";
import { requestIn, staff } from "../support/people/second-approval";
import { describeEitherEngine } from "../support/portal/engine-suites";

const approval = (id: string) => `/wallets/admin/transaction/${id}/approve`;

/** Every call by which a deposit can be credited. */
const ways = {
  approved: (ada: Administrator, id: string) => ada.patch(approval(id), {}),
  "approved in full": (ada: Administrator, id: string) =>
    ada.patch(approval(id), { amount: "65.00" }),
  "set to successful": (ada: Administrator, id: string) => ada.setStatus(id, "successful"),
  "edited to be successful": (ada: Administrator, id: string) =>
    ada.patch(`/transactions/${id}`, { status: "successful" }),
  "rejected and set to successful": async (ada: Administrator, id: string) => {
    await ada.decide(id, "reject");
    return ada.setStatus(id, "successful");
  },
  "rejected, marked pending and approved": async (ada: Administrator, id: string) => {
    await ada.decide(id, "reject");
    await ada.setStatus(id, "pending");
    return ada.patch(approval(id), {});
  },
} as const;

const payments: readonly (readonly [string, readonly PayerAction[]])[] = [
  ["nothing was paid", []],
  ["half was paid", ["pay_half"]],
  ["the payment isn't confirmed", ["show_payment"]],
  ["the payment is still being confirmed", ["confirm_payment"]],
  ["the gateway failed after half was paid", ["pay_half", "fail"]],
  ["half was paid when it expired", ["pay_half", "expire"]],
];
const cases = payments.flatMap(([what, moves]) =>
  Object.entries(ways).map(([how, act]) => [what, how, moves, act] as const),
);

describeEitherEngine("a crypto deposit", (portal) => {
  test.each(cases)("for which %s can't be %s by one person", async (_what, _how, moves, act) => {
    const { ada, ben } = await staff(portal());
    const customer = await portal().registerVerified();
    const payment = await payByCrypto(customer);
    const { id } = payment.transaction;
    for (const move of moves) await actAsPayer(portal(), payment, move);
    const requested = await act(ada, id);
    expect(requested.status).toBe(202);
    expect(await customer.available()).toBe(0);
    const approve = `/approval-requests/${requestIn(requested)}/approval`;
    expect(await ada.post(approve, {})).toMatchObject({
      status: 403,
      code: "own_approval_request",
    });
    expect((await ben.post(approve, {})).status).toBe(201);
    expect(await customer.available()).toBe(65);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("isn't credited at all where no one else could approve it", async () => {
    const { ada, ben } = await staff(portal());
    const { id } = (await payByCrypto(await portal().register())).transaction;
    await portal()
      .context.storage.db.updateTable("users")
      .set({ account_status: "inactive" })
      .where("id", "=", ben.id)
      .execute();
    for (const act of Object.values(ways))
      expect(await act(ada, id)).toMatchObject({ status: 409, code: "second_approver_missing" });
  });
});
