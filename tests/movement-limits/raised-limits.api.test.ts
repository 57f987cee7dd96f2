// A limit that staff raise for one customer: by two people, until its date to the millisecond, and for exactly what fits.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { checkLimitsNow } from "~server/features/movement-limits/check-limits";
import { moment } from "~server/features/email/email-template";
import { limitRaisesIn } from "~server/features/movement-limits/raise-store";
import { CustomerLimits } from "~server/features/movement-limits/schemas";
import { PersonalData } from "~server/features/personal-data/schemas";
import { idAt } from "../support/api/id-at";
import { usd } from "../support/inputs/amounts";
import { verifiedCustomer } from "../support/people/names";
import { read, type Administrator, type Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { operatorFileWith } from "../support/portal/operator-file-with";
import { mailsTo } from "../support/stubs/mailbox";

const levels = {
  0: { withdrawal: { USD: { day: 100, thirtyDays: 250 } }, deposit: { USD: { day: 50 } } },
  1: { withdrawal: { USD: { day: 1000, thirtyDays: 2500 } }, deposit: { USD: { day: 50 } } },
  2: { withdrawal: { USD: { day: 5000, thirtyDays: 5000 } } },
};
const dayMs = 86_400_000;
const reason = "Sale of a house; contract checked.";

describeEitherEngine(
  "a raised limit",
  (portal) => {
    const pathOf = ({ id }: Pick<Customer, "id">) => `/users/${id}/limit-raise`;
    const inDays = (days: number) => new Date(portal().context.now() + days * dayMs).toISOString();
    const wanted = (change: Record<string, unknown> = {}) => ({
      direction: "withdrawal",
      currency: "USD",
      day: "2000.00",
      until: inDays(10),
      reason,
      ...change,
    });
    const limitsOf = async (customer: Customer) =>
      read(CustomerLimits, await customer.get("/limits"));
    const staff = async (): Promise<[Administrator, Administrator]> => [
      await portal().admin(),
      await portal().admin(),
    ];

    /** By a second person. */
    async function raise(customer: Customer, change?: Record<string, unknown>) {
      const [ada, ben] = await staff();
      const asked = await ada.post(pathOf(customer), wanted(change));
      expect([asked.status, asked.code]).toEqual([202, ""]);
      const path = `/approval-requests/${idAt(asked, "approvalRequest", "id")}/approval`;
      expect((await ben.post(path, {})).status).toBe(201);
    }

    /** Credits by staff don't count. */
    async function funded(level: 0 | 1 = 0) {
      const customer = await (level === 1
        ? verifiedCustomer(portal())
        : portal().registerVerified());
      await (await portal().admin()).credit(customer.id, "9000.00");
      await customer.saveBank();
      return customer;
    }
    const withdraw = (customer: Customer, amount: string) =>
      customer.post("/wallets/withdrawal/request", { amount });
    const actionsAbout = async ({ id }: Customer) =>
      (await auditIn(portal().context.storage.db).ofSubject(`user:${id}`)).map(
        ({ action }) => action,
      );

    test("has to be requested again once its day has passed", async () => {
      const nora = await funded(1);
      const asked = await (await portal().admin()).post(pathOf(nora), wanted({ until: inDays(1) }));
      const path = `/approval-requests/${idAt(asked, "approvalRequest", "id")}/approval`;
      portal().advance({ minutes: 2 * 24 * 60 });
      const late = await (await portal().admin()).post(path, {});
      expect(late).toMatchObject({ status: 409, code: "approval_request_outdated", errors: {} });
    });

    test("needs a second person, and holds in place of the level's", async () => {
      const [ada, ben] = await staff();
      const nora = await funded(1);
      const asked = await ada.post(pathOf(nora), wanted());
      expect(asked).toMatchObject({ status: 202, body: { withdrawal: { day: { limit: 1000 } } } });
      const path = `/approval-requests/${idAt(asked, "approvalRequest", "id")}/approval`;
      expect((await ada.post(path, {})).code).toBe("own_approval_request");
      expect((await withdraw(nora, "1000.01")).code).toBe("withdrawal_above_limit");
      expect((await ben.post(path, {})).status).toBe(201);
      const { withdrawal, deposit } = await limitsOf(nora);
      expect(withdrawal).toEqual({
        day: { limit: 2000, used: 0, left: 2000, levelLimit: 1000, raisedUntil: inDays(10) },
        thirtyDays: { limit: 2500, used: 0, left: 2500 },
      });
      expect(deposit.day).toEqual({ limit: 50, used: 0, left: 50 });
      expect((await withdraw(nora, "2000.01")).code).toBe("withdrawal_above_limit");
      expect((await withdraw(nora, "2000.00")).status).toBe(201);
      expect(await actionsAbout(nora)).toContain("limit.raised");
      const mail = (await mailsTo(portal(), nora.email)).find(
        ({ subject }) => subject === "You can withdraw more for a time",
      );
      expect(mail?.text).toContain("Withdrawals in 24 hours: $2,000.00");
      expect(mail?.text).toContain(`Until: ${moment(Date.parse(inDays(10)), "en")}`);
    });

    test.each([
      ["no more than the level's", { day: "100.00" }, "limit_raise_too_low", "day"],
      ["less for 30 days", { thirtyDays: "249.99" }, "limit_raise_too_low", "thirtyDays"],
      ["more than 30 days allow", { day: "250.01" }, "limit_raise_contradiction", "day"],
      [
        "a period without a limit",
        { direction: "deposit", day: undefined, thirtyDays: "900.00" },
        "limit_raise_unlimited",
        "thirtyDays",
      ],
      ["another currency", { currency: "EUR" }, "limit_raise_currency", "currency"],
    ] as const)("isn't %s", async (_what, change, code, field) => {
      const [ada] = await staff();
      const nora = await portal().registerVerified();
      const answer = await ada.post(pathOf(nora), wanted({ day: "200.00", ...change }));
      expect([answer.status, answer.code, Object.keys(answer.errors)]).toEqual([
        422,
        code,
        [field],
      ]);
    });

    test.each([
      ["0 days", 0, 0, "limit_raise_until_invalid"],
      ["91 days", 91, 0, ""],
      ["91 days and a millisecond", 91, 1, "limit_raise_until_invalid"],
    ] as const)("may last %s", async (_what, days, more, code) => {
      const [ada] = await staff();
      const nora = await portal().registerVerified();
      const until = new Date(portal().context.now() + days * dayMs + more).toISOString();
      const answer = await ada.post(pathOf(nora), wanted({ day: "200.00", until }));
      expect([answer.status, answer.code]).toEqual(code ? [422, code] : [202, ""]);
    });

    test.each([
      ["a limit", { day: undefined }, "day"],
      ["a reason", { reason: " " }, "reason"],
      ["a direction", { direction: "" }, "direction"],
      ["a time", { until: "2026-12-01" }, "until"],
    ] as const)("isn't requested without %s", async (_what, change, field) => {
      const [ada] = await staff();
      const nora = await portal().registerVerified();
      const answer = await ada.post(pathOf(nora), wanted(change));
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.errors)).toEqual([field]);
    });

    test("isn't for staff, for oneself, or decided by other roles", async () => {
      const [ada, ben] = await staff();
      const nora = await portal().registerVerified();
      const body = wanted({ day: "200.00" });
      expect((await ada.post(pathOf(ada), body)).code).toBe("own_standing");
      expect((await ada.post(pathOf(ben), body)).code).toBe("not_found");
      for (const role of ["support", "treasury", "auditor"] as const) {
        const other = await portal().admin([role]);
        expect((await other.post(pathOf(nora), body)).status).toBe(403);
        expect((await other.delete(pathOf(nora), body)).status).toBe(403);
      }
      expect((await nora.post(pathOf(nora), body)).status).toBe(403);
    });

    test("counts until its end to the millisecond", async () => {
      const nora = await portal().registerVerified();
      const until = portal().context.now() + 10 * dayMs;
      await raise(nora, { day: "200.00" });
      const { storage, settings } = portal().context;
      const check = (now: number, amount: bigint) =>
        checkLimitsNow({ settings, now: () => now }, storage.db, {
          userId: nora.id,
          direction: "withdrawal",
          amount: usd(amount),
        });
      expect(await check(until - 1, 20_000n)).toBeNull();
      expect((await check(until, 20_000n))?.refused).toBe("withdrawal_above_limit");
      expect(await check(until, 10_000n)).toBeNull();
    });

    test("lets exactly as many of many requests through as fit", async () => {
      const nora = await funded();
      await raise(nora, { day: "200.00" });
      const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(nora, "70.00")));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
      expect((await withdraw(nora, "60.00")).status).toBe(201);
      expect((await limitsOf(nora)).withdrawal.day).toMatchObject({ used: 200, left: 0 });
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("is replaced by the next of its direction alone", async () => {
      const nora = await portal().registerVerified();
      await raise(nora, { day: "200.00" });
      await raise(nora, { direction: "deposit", day: "90.00" });
      await raise(nora, { day: undefined, thirtyDays: "400.00", until: inDays(20) });
      const { withdrawal, deposit } = await limitsOf(nora);
      expect(withdrawal.day).toEqual({ limit: 100, used: 0, left: 100 });
      expect(withdrawal.thirtyDays).toMatchObject({
        limit: 400,
        levelLimit: 250,
        raisedUntil: inDays(20),
      });
      expect(deposit.day).toMatchObject({ limit: 90, raisedUntil: inDays(10) });
    });

    test("is ended early by one person", async () => {
      const [ada] = await staff();
      const nora = await portal().registerVerified();
      const end = { direction: "withdrawal", currency: "USD", reason: "The contract fell through" };
      expect((await ada.delete(pathOf(nora), end)).code).toBe("limit_raise_missing");
      await raise(nora, { day: "200.00" });
      expect(await ada.delete(pathOf(nora), { ...end, reason: "" })).toMatchObject({ status: 400 });
      const ended = await ada.delete(pathOf(nora), end);
      expect(ended).toMatchObject({ status: 200, body: { withdrawal: { day: { limit: 100 } } } });
      expect((await limitsOf(nora)).withdrawal.day).toEqual({ limit: 100, used: 0, left: 100 });
      expect(await actionsAbout(nora)).toContain("limit.raise_ended");
      const subjects = (await mailsTo(portal(), nora.email)).map(({ subject }) => subject);
      expect(subjects).toContain("Your raised limits for withdrawals have ended");
    });

    test("gives way to a higher limit of the level", async () => {
      const [ada, ben] = await staff();
      const nora = await verifiedCustomer(portal());
      await raise(nora, { thirtyDays: "9000.00" });
      const asked = await ada.post(`/users/${nora.id}/level`, { reason });
      await ben.post(`/approval-requests/${idAt(asked, "approvalRequest", "id")}/approval`, {});
      const { level, withdrawal } = await limitsOf(nora);
      expect(level).toBe(2);
      expect(withdrawal.day).toEqual({ limit: 5000, used: 0, left: 5000 });
      expect(withdrawal.thirtyDays).toMatchObject({ limit: 9000, levelLimit: 5000 });
      const lowered = await ada.delete(`/users/${nora.id}/level`, { reason });
      expect(lowered).toMatchObject({
        status: 200,
        body: { level: 1, withdrawal: { thirtyDays: { limit: 2500 } } },
      });
      expect(await actionsAbout(nora)).toContain("limit.raise_ended");
      const mail = (await mailsTo(portal(), nora.email)).find(
        ({ subject }) => subject === "Your verification level is now 1",
      );
      expect(mail?.text).toContain("The limits that we had raised for a time ended with it.");
    });

    test("ends with the identity, and isn't back with the next one", async () => {
      const [ada] = await staff();
      const nora = await verifiedCustomer(portal());
      await nora.handInDocument();
      await raise(nora);
      const edit = (kycStatus: string) =>
        ada.patch(`/users/${nora.id}`, { kycStatus, kycReason: "Expired" });
      expect((await edit("rejected")).status).toBe(200);
      expect((await limitsOf(nora)).withdrawal.day).toEqual({ limit: 100, used: 0, left: 100 });
      expect((await edit("approved")).status).toBe(200);
      expect((await limitsOf(nora)).withdrawal.day).toEqual({ limit: 1000, used: 0, left: 1000 });
    });

    test("is in the customer's export, and is erased with them", async () => {
      const [ada] = await staff();
      const nora = await portal().registerVerified();
      await raise(nora, { day: "200.00" });
      await nora.confirm();
      const { limitRaises } = read(PersonalData, await nora.get("/users/profile/data"));
      expect(limitRaises).toMatchObject([
        { direction: "withdrawal", currency: "USD", day: 200, until: inDays(10) },
      ]);
      await ada.delete(`/users/${nora.id}`, { confirmed: true, reason: "The customer asked" });
      const { storage, now } = portal().context;
      expect(await limitRaisesIn(storage.db).inForceOf(nora.id, now())).toEqual([]);
    });
  },
  { OPERATOR_FILE: operatorFileWith({ levels }) },
);
