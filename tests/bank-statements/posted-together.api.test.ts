// Lines that are posted together have the effects that each has alone.
import { expect, test } from "vitest";
import { outboxIn } from "~server/features/email/store";
import { verifyLedger } from "~server/features/ledger/verify";
import { importStatement, referenceOf } from "../support/people/bank-statements";
import { approvedWithdrawal, markSent, payoutOf } from "../support/people/payouts";
import { describeEachEngine } from "../support/portal/engine-suites";

let number = 0;
const next = () => `TOGETHER-${(number += 1)}`;

describeEachEngine("lines of one statement", (portal) => {
  const customer = async (fullname: string) => {
    const person = await portal().registerVerified({ fullname });
    await person.wallet();
    return { person, reference: await referenceOf(portal(), person) };
  };

  test("close a payout once, whatever lines come between, and credit each customer with all of theirs", async () => {
    const ada = await portal().admin();
    const [first, second] = [await customer("Nora New"), await customer("Ben Below")];
    const payout = await approvedWithdrawal(portal(), ada);
    await markSent(ada, payout.id);
    const { transaction } = await payoutOf(ada, payout.id);
    const paid = { amount: "-40.00", endToEndId: transaction };
    const to = ({ reference: text }: typeof first, name: string, amount: string) => ({
      amount,
      name,
      text,
      reference: next(),
    });
    const posted = await importStatement(portal(), ada, {
      number: "1",
      lines: [
        to(first, "Nora New", "1.00"),
        { ...paid, reference: next() },
        to(second, "Ben Below", "2.00"),
        to(first, "Nora New", "4.00"),
        { ...paid, reference: next() },
        to(second, "Somebody Else", "8.00"),
      ],
    });
    expect(posted.lines.map(({ state, reason }) => [state, reason])).toEqual([
      ["credited", undefined],
      ["closed", undefined],
      ["credited", undefined],
      ["credited", undefined],
      ["open", "already_closed"],
      ["compliance", "other_name"],
    ]);
    expect([await first.person.available(), await second.person.available()]).toEqual([5, 2]);
    const { db } = portal().context.storage;
    const mails = await outboxIn(db).ofUser(first.person.id);
    expect(mails.filter(({ kind }) => kind === "transaction_approved")).toHaveLength(2);
    expect((await verifyLedger(portal().context.storage)).faults).toEqual([]);
  });
});
