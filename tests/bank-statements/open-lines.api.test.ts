// What people do with the bank's open lines: each ends once, and beyond what one person may move alone, a second decides.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { verifyLedger } from "~server/features/ledger/verify";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { TestLine } from "../support/inputs/bank-statement";
import {
  importStatement,
  lineOf,
  openLines,
  postLine,
  referenceOf,
  uploadStatement,
} from "../support/people/bank-statements";
import type { Administrator } from "../support/people/people";
import { requestIn, staff, thresholds } from "../support/people/second-approval";

let number = 0;
const next = () => `LINE-${(number += 1)}`;
const because = { reason: "Confirmed by phone" };

describeEitherEngine("an open line of the bank", (portal) => {
  const faults = async () => (await verifyLedger(portal().context.storage)).faults;
  const open = (by: Administrator, line: TestLine) => postLine(portal(), by, next(), line);

  test("is credited to the customer whom treasury names, and only once", async () => {
    const ada = await portal().admin();
    const nora = await portal().registerVerified({ fullname: "Nora New" });
    await nora.wallet();
    const id = await open(ada, { amount: "15.00", name: "NEW, NORA" });
    const credit = { customer: nora.email, ...because };
    expect((await ada.post(`/bank-lines/${id}/credit`, credit)).body).toMatchObject({
      state: "credited",
      customer: { id: nora.id },
      note: because.reason,
    });
    expect(await ada.post(`/bank-lines/${id}/credit`, credit)).toMatchObject({
      status: 409,
      code: "bank_line_decided",
    });
    expect(await nora.available()).toBe(15);
    expect(await faults()).toEqual([]);
  });

  test("is listed with its customer's other lines, whatever became of them", async () => {
    const ada = await portal().admin();
    const nora = await portal().registerVerified({ fullname: "Nora New" });
    await nora.wallet();
    const [text, name] = [await referenceOf(portal(), nora), "Nora New"];
    const credited = await open(ada, { amount: "15.00", name, text });
    const forCompliance = await open(ada, { amount: "16.00", name: "Eve Else", text });
    await open(ada, { amount: "17.00", name: "Eve Else" });
    await usersIn(portal().context.storage.db).update(nora.id, { account_status: "suspended" });
    const suspended = await open(ada, { amount: "18.00", name, text });
    const ids = async (query: string) =>
      (await openLines(ada, query)).map(({ id }) => id).toSorted();
    expect(await ids(`?user=${nora.id}`)).toEqual([credited, forCompliance, suspended].toSorted());
    expect(await ids(`?user=${nora.id}&state=open`)).toEqual([suspended]);
    expect(await ids("?user=nobody")).toEqual([]);
  });

  test.each(["nobody@example.com", "nobody", "RF18000000000"])(
    "is refused beside the field for %s, whom the portal doesn't know",
    async (customer) => {
      const ada = await portal().admin();
      const id = await open(ada, { amount: "15.00" });
      const refused = await ada.post(`/bank-lines/${id}/credit`, { customer, ...because });
      expect(refused).toMatchObject({ status: 422, code: "customer_unknown" });
      expect(Object.keys(refused.errors)).toEqual(["customer"]);
      expect((await lineOf(ada, id)).state).toBe("open");
    },
  );

  test("isn't credited to a staff member by a file with their reference", async () => {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const account = await usersIn(portal().context.storage.db).byId(ben.id);
    const id = await open(ada, {
      amount: "15.00",
      name: account?.fullname ?? "",
      text: account?.deposit_reference ?? "",
    });
    expect(await lineOf(ada, id)).toMatchObject({ state: "open", reason: "staff_account" });
    const credit = { customer: account?.email ?? "", ...because };
    expect(await ada.post(`/bank-lines/${id}/credit`, credit)).toMatchObject({
      code: "customer_unknown",
    });
  });

  test("of a payer with another name waits for compliance, and treasury can't decide it", async () => {
    const treasury = await portal().admin(["treasury"]);
    const compliance = await portal().admin(["compliance"]);
    const nora = await portal().registerVerified({ fullname: "Nora New" });
    await nora.wallet();
    const reference = await referenceOf(portal(), nora);
    const [one, other] = [
      await open(treasury, { amount: "7.00", name: "Eve Else", text: reference }),
      await open(treasury, { amount: "8.00", name: "Eve Else" }),
    ];
    await treasury.post(`/bank-lines/${other}/credit`, { customer: nora.email, ...because });
    for (const id of [one, other])
      expect(await lineOf(treasury, id)).toMatchObject({
        state: "compliance",
        reason: "other_name",
        name: "Eve Else",
        customer: { fullname: "Nora New" },
      });
    expect(await nora.available()).toBe(0);
    const decide = (by: Administrator, id: string, verb: string) =>
      by.post(`/bank-lines/${id}/compliance-${verb}`, because);
    expect((await decide(treasury, one, "approval")).code).toBe("role_missing");
    expect((await decide(compliance, one, "approval")).body).toMatchObject({ state: "credited" });
    expect((await decide(compliance, other, "refusal")).body).toMatchObject({
      state: "open",
      reason: "compliance_refused",
    });
    expect(await nora.available()).toBe(7);
    expect(await faults()).toEqual([]);
  });

  test("without a payer that compliance has refused waits for compliance again", async () => {
    const treasury = await portal().admin(["treasury"]);
    const compliance = await portal().admin(["compliance"]);
    const nora = await portal().registerVerified({ fullname: "Nora New" });
    await nora.wallet();
    const id = await open(treasury, { amount: "9.00", text: await referenceOf(portal(), nora) });
    expect(await lineOf(treasury, id)).toMatchObject({ state: "compliance", reason: "no_name" });
    await compliance.post(`/bank-lines/${id}/compliance-refusal`, because);
    const credit = { customer: nora.email, ...because };
    expect((await treasury.post(`/bank-lines/${id}/credit`, credit)).body).toMatchObject({
      state: "compliance",
      reason: "no_name",
    });
    expect(await nora.available()).toBe(0);
    expect(await faults()).toEqual([]);
  });

  test("is taken and released, and found by its owner", async () => {
    const ada = await portal().admin();
    const id = await open(ada, { amount: "3.00" });
    expect((await ada.post(`/bank-lines/${id}/owner`)).body).toMatchObject({
      owner: { id: ada.id },
    });
    expect((await openLines(ada, `?owner=${ada.id}`)).map((line) => line.id)).toEqual([id]);
    await ada.delete(`/bank-lines/${id}/owner`);
    expect(await openLines(ada, `?owner=${ada.id}`)).toEqual([]);
  });

  test("is the operator's own, with a reason", async () => {
    const ada = await portal().admin();
    const id = await open(ada, { amount: "-4.20", text: "Fee" });
    expect((await ada.post(`/bank-lines/${id}/own`, {})).errors).toHaveProperty("reason");
    expect((await ada.post(`/bank-lines/${id}/own`, { reason: "Fee" })).body).toMatchObject({
      state: "own",
    });
    expect(await faults()).toEqual([]);
  });

  test("is in the data of its customer, and loses what it says when they are erased", async () => {
    const ada = await portal().admin();
    const nora = await portal().registerVerified({ fullname: "Nora New" });
    await nora.wallet();
    const reference = await referenceOf(portal(), nora);
    const id = await open(ada, { amount: "5.00", name: "Nora New", text: reference });
    await nora.confirm();
    const { body } = await nora.get("/users/profile/data");
    expect(Object(body).bankTransfers).toMatchObject([
      { amount: 5, currency: "USD", name: "Nora New", text: reference },
    ]);
    const { storage, erase, now } = portal().context;
    await storage.transaction((db) =>
      erase("person", { db, id: nora.id, now: now(), language: "en" }),
    );
    const line = await lineOf(ada, id);
    expect([line.name, line.text, line.amount]).toEqual([undefined, undefined, 5]);
  });
});

describeEitherEngine(
  "at the amount that needs two people",
  (portal) => {
    test("an import is confirmed and undone by another person than its uploader", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified({ fullname: "Nora New" });
      await nora.wallet();
      const reference = await referenceOf(portal(), nora);
      const line = (amount: string) => ({
        amount,
        name: "Nora New",
        text: reference,
        reference: next(),
      });
      const small = await uploadStatement(ada, { number: next(), lines: [line("60.00")] });
      expect((await ada.post(`/bank-statements/${small.id}/confirmation`)).status).toBe(201);
      await portal().backend.settled();
      // Together with the first, it reaches the threshold of 100.
      const second = await uploadStatement(ada, { number: next(), lines: [line("50.00")] });
      expect(second).toMatchObject({ needsTwo: true, canConfirm: false });
      expect((await ada.post(`/bank-statements/${second.id}/confirmation`)).code).toBe(
        "own_bank_statement",
      );
      expect((await ben.post(`/bank-statements/${second.id}/confirmation`)).status).toBe(201);
      await portal().backend.settled();
      expect(await nora.available()).toBe(110);
      const undo = (by: Administrator) => by.post(`/bank-statements/${second.id}/reversal`);
      expect((await undo(ada)).body).toMatchObject({ state: "posted" });
      expect((await undo(ada)).code).toBe("own_bank_statement");
      expect((await undo(ben)).body).toMatchObject({ state: "undoing" });
      await portal().backend.settled();
      expect(await nora.available()).toBe(60);
    });

    test("crediting a line by hand becomes a request for a second person", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified({ fullname: "Nora New" });
      await nora.wallet();
      const [line] = (
        await importStatement(portal(), ada, {
          number: next(),
          lines: [{ amount: "150.00", name: "Nora New", reference: next() }],
        })
      ).lines;
      const asked = await ada.post(`/bank-lines/${line?.id ?? ""}/credit`, {
        customer: nora.email,
        ...because,
      });
      expect(asked.status).toBe(202);
      expect(await nora.available()).toBe(0);
      const approval = `/approval-requests/${requestIn(asked)}/approval`;
      expect((await ada.post(approval, {})).status).toBe(403);
      expect((await ben.post(approval, {})).status).toBe(201);
      expect(await nora.available()).toBe(150);
      expect((await verifyLedger(portal().context.storage)).faults).toEqual([]);
    });
  },
  thresholds,
);
