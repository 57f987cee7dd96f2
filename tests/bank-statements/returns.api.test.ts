// Returns to payers: asked for by one person and approved by another; an approved one, which may be at the bank, ends only by two people or by the bank.
import { expect, test } from "vitest";
import { BankReturn } from "~server/features/bank-statements/line-schemas";
import { verifyLedger } from "~server/features/ledger/verify";
import type { TestLine } from "../support/inputs/bank-statement";
import { importStatement, lineOf, postLine } from "../support/people/bank-statements";
import { read, type Administrator } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";
import { describeEitherEngine } from "../support/portal/engine-suites";

let number = 0;
const next = () => `RETURN-${(number += 1)}`;
const because = { reason: "Confirmed by phone" };

describeEitherEngine("a credit that is returned", (portal) => {
  const faults = async () => (await verifyLedger(portal().context.storage)).faults;
  const open = (by: Administrator, line: TestLine) => postLine(portal(), by, next(), line);

  test("goes back to its payer: asked for by one, approved by another, closed by the bank", async () => {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const id = await open(ada, { amount: "60.00", name: "Eve Else" });
    const asked = read(BankReturn, await ada.post(`/bank-lines/${id}/return`, because));
    expect(asked).toMatchObject({ state: "requested", amount: 60, name: "Eve Else" });
    expect((await lineOf(ada, id)).state).toBe("returning");
    const step = (by: Administrator, verb: string) => by.post(`/bank-returns/${asked.id}/${verb}`);
    expect((await step(ada, "approval")).code).toBe("own_bank_return");
    expect((await step(ada, "sent")).code).toBe("bank_return_not_approved");
    expect((await step(ben, "approval")).status).toBe(201);
    expect((await step(ada, "sent")).status).toBe(201);
    expect((await step(ada, "cancellation")).code).toBe("bank_return_ended");
    const paid = await importStatement(portal(), ada, {
      number: next(),
      lines: [{ amount: "-60.00", endToEndId: asked.reference, reference: next() }],
    });
    expect(paid.lines).toMatchObject([{ state: "returned", return: { id: asked.id } }]);
    expect((await lineOf(ada, id)).state).toBe("returned");
    expect(await faults()).toEqual([]);
  });

  test("is open again once its return is canceled", async () => {
    const ada = await portal().admin();
    const id = await open(ada, { amount: "61.00" });
    const { id: back } = read(BankReturn, await ada.post(`/bank-lines/${id}/return`, because));
    expect((await ada.post(`/bank-returns/${back}/cancellation`, {})).status).toBe(201);
    expect((await lineOf(ada, id)).state).toBe("open");
  });

  test("is open again only by two people once the return was approved, because the bank may have it", async () => {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const approve = (by: Administrator, request: string) =>
      by.post(`/approval-requests/${request}/approval`, {});
    const approved = async () => {
      const id = await open(ada, { amount: "62.00" });
      const { id: back } = read(BankReturn, await ada.post(`/bank-lines/${id}/return`, because));
      expect((await ben.post(`/bank-returns/${back}/approval`)).status).toBe(201);
      return { id, path: `/bank-returns/${back}` };
    };
    const one = await approved();
    expect(await ada.post(`${one.path}/cancellation`, {})).toMatchObject({
      status: 422,
      code: "never_sent_reason_missing",
    });
    const request = requestIn(await ada.post(`${one.path}/cancellation`, because));
    expect((await lineOf(ada, one.id)).state).toBe("returning");
    expect((await approve(ada, request)).status).toBe(403);
    expect((await approve(ben, request)).status).toBe(201);
    expect((await lineOf(ada, one.id)).state).toBe("open");

    const other = await approved();
    const late = requestIn(await ada.post(`${other.path}/cancellation`, because));
    expect((await ben.post(`${other.path}/sent`)).status).toBe(201);
    expect((await approve(ben, late)).code).toBe("approval_request_outdated");
    expect((await lineOf(ada, other.id)).state).toBe("returning");
  });
});
