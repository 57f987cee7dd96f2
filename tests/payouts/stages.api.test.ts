// How far a withdrawal has come, in every response that contains the transaction.
import { expect, test } from "vitest";
import { PersonalData } from "~server/features/personal-data/schemas";
import { transactionStage } from "~server/features/ledger/payout-labels";
import { MonthTotals } from "~server/features/transactions/month-schemas";
import { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { MyWallet } from "~server/features/ledger/wallet-schemas";
import { read, type Customer } from "../support/people/people";
import { approvedWithdrawal, markReturned, markSent, sent } from "../support/people/payouts";
import { mailsTo } from "../support/stubs/mailbox";
import { describeEitherEngine } from "../support/portal/engine-suites";

/** What each response says about the payout of one withdrawal. */
async function payoutsShown(customer: Customer, id: string) {
  const list = read(TransactionPage, await customer.get("/transactions?type=withdrawal"));
  const wallet = read(MyWallet, await customer.get("/wallets/my-wallet"));
  const data = read(PersonalData, await customer.get("/users/profile/data"));
  return [list.transactions, wallet.transactions, data.transactions]
    .map((transactions) => transactions.find((one) => one.id === id)?.payout)
    .concat((await customer.transaction(id)).payout);
}

const everywhere = (payout: object | undefined) => [payout, payout, payout, payout];

describeEitherEngine("a withdrawal", (portal) => {
  test("names the state of its payout, and nothing before its approval", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    const waiting = await customer.withdraw("5.00");
    expect(await payoutsShown(customer, waiting.id)).toEqual(everywhere(undefined));
    expect(await payoutsShown(customer, id)).toEqual(everywhere({ state: "to_send" }));
    await markSent(admin, id);
    const { reference } = sent;
    expect(await payoutsShown(customer, id)).toEqual(everywhere({ state: "sent", reference }));
    await admin.post(`/payouts/${id}/arrival`);
    expect(await payoutsShown(customer, id)).toEqual(everywhere({ state: "arrived", reference }));
    await markReturned(admin, id);
    expect(await payoutsShown(customer, id)).toEqual(everywhere({ state: "returned", reference }));
  });

  test.each([
    ["approved", [], "was approved", "We'll email you when we've sent the money."],
    ["sent", ["sent"], "was sent", "should arrive by"],
    ["returned", ["sent", "returned"], "was returned", "back in your available balance"],
  ])("is called %s in the email about it", async (stage, steps, subject, text) => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    for (const step of steps) await (step === "sent" ? markSent : markReturned)(admin, id);
    const mails = (await mailsTo(portal(), customer.email)).filter((mail) =>
      mail.subject?.includes("withdrawal"),
    );
    const about = mails.filter((mail) => mail.subject?.includes(subject));
    expect(about.map((mail) => mail.text)).toEqual([expect.stringContaining(text)]);
    const words = mails.map((mail) => `${mail.subject} ${mail.text}`).join();
    expect(words, stage).not.toMatch(/paid|completed|successful/i);
  });

  test("that is pending again has none", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    await admin.patch(`/transactions/${id}/status`, { status: "pending" });
    expect(await payoutsShown(customer, id)).toEqual(everywhere(undefined));
  });

  test("that staff debited has none, since there is nothing to send", async () => {
    const admin = await portal().admin();
    const customer = await portal().customerWith("100.00");
    await admin.credit(customer.id, "5.00", { transactionType: "withdrawal" });
    const list = read(TransactionPage, await customer.get("/transactions?type=withdrawal"));
    expect(list.transactions.map(({ status, payout }) => [status, payout])).toEqual([
      ["successful", undefined],
    ]);
  });

  test("counts as sent once its money was sent, and until it comes back", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    const sums = async () => {
      const paidOut = "/transactions/months?type=withdrawal&status=successful";
      return read(MonthTotals, await customer.get(paidOut)).sent;
    };
    expect(await sums()).toEqual({ count: 0, totalAmount: 0 });
    await markSent(admin, id);
    expect(await sums()).toEqual({ count: 1, totalAmount: 40 });
    await markReturned(admin, id);
    expect(await sums()).toEqual({ count: 0, totalAmount: 0 });
  });
});

test.each([
  ["successful", undefined, "successful"],
  ["pending", undefined, "pending"],
  ["successful", "to_send", "approved"],
  ["successful", "sent", "sent"],
  ["successful", "arrived", "arrived"],
  ["failed", "returned", "returned"],
] as const)("%s with the payout %s is %s", (status, state, stage) => {
  expect(transactionStage({ status, payout: state && { state } })).toBe(stage);
});
