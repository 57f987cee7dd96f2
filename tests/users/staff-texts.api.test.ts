// What staff write about a customer lies sealed in the database, but for the reasons that customers read next to a transaction or a payout block.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { locationsOf, storedRows } from "../support/database/stored-text";
import { read, type Administrator } from "../support/people/people";
import { requestIn, staff, thresholds } from "../support/people/second-approval";

const adjustment = "Canary of an adjustment";
const creditOf = (userId: string, amount: string, description = "Canary of a request") => ({
  ...{ userId, amount, description },
  transactionType: "deposit",
  transactionAction: "funding",
});
/** Always with a key: its response is stored. */
const send = (person: Administrator, path: string, body: object, key: string = randomUUID()) =>
  person.post(path, body, { key });

describeEitherEngine(
  "a copy of the database",
  (portal) => {
    const tablesWith = async (text: string) =>
      [...(await storedRows(portal()))].flatMap(([name, rows]) =>
        JSON.stringify(rows).includes(text) ? [name] : [],
      );

    test("shows neither notes nor the reasons of data access and approval requests", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified();
      await nora.saveCard();
      await ada.confirm();
      const requested = await send(ada, "/wallets/admin/credit", creditOf(nora.id, "500.00"));
      const answers = [
        requested,
        await send(ada, `/users/${nora.id}/notes`, { text: "Canary of a note" }),
        await send(ada, `/wallets/admin/user/${nora.id}/card-access`, {
          reason: "Canary of an access",
        }),
      ];
      expect(answers.map(({ status }) => status < 300)).toEqual([true, true, true]);
      expect(await locationsOf(portal(), "Canary")).toEqual([]);
      await send(ben, `/approval-requests/${requestIn(requested)}/approval`, {});
      // Posted, it is what the customer reads; the key has the response with the transaction.
      expect((await tablesWith("Canary of a request")).sort()).toEqual([
        "idempotency",
        "transactions",
      ]);
    });

    test("shows no reason of a requested adjustment, whatever becomes of it", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified();
      const credit = () =>
        send(ada, "/approval-requests/credit", creditOf(nora.id, "40.00", adjustment));
      const balances = { bonusBalance: "5.00", reason: adjustment };
      const [refused, canceled, approved] = [
        await send(ada, `/approval-requests/balances/${nora.id}`, balances),
        await credit(),
        await credit(),
      ].map((answer) => read(ApprovalRequest, answer).id);
      const reason = { reason: "Canary of a decision" };
      const ended = [
        await send(ben, `/approval-requests/${refused}/rejection`, reason),
        await send(ada, `/approval-requests/${canceled}/cancellation`, reason),
      ];
      expect(ended.map(({ body }) => body)).toMatchObject([
        { state: "rejected", reason: adjustment },
        { state: "cancelled", reason: adjustment },
      ]);
      expect(await locationsOf(portal(), adjustment)).toEqual([]);
      const decided = await send(ben, `/approval-requests/${approved}/approval`, reason);
      expect(decided.body).toMatchObject({ state: "approved", reason: adjustment });
      expect(await tablesWith(adjustment)).toEqual(["transactions"]);
      expect(await locationsOf(portal(), reason.reason)).toEqual([]);
    });

    test("is enough to give a repeated request and a repeated decision the same response", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified();
      const body = creditOf(nora.id, "40.00", adjustment);
      const first = await send(ada, "/approval-requests/credit", body, "request-once");
      expect(await send(ada, "/approval-requests/credit", body, "request-once")).toMatchObject({
        status: 201,
        body: first.body,
      });
      const decision = `/approval-requests/${read(ApprovalRequest, first).id}/approval`;
      const decided = await send(ben, decision, {}, "decide-once");
      expect((await send(ben, decision, {}, "decide-once")).body).toEqual(decided.body);
      expect(await nora.available()).toBe(40);
    });

    test("shows why payouts are blocked, as the customer sees", async () => {
      const [admin, nora] = [await portal().admin(), await portal().registerVerified()];
      const until = new Date(portal().context.now() + 3_600_000).toISOString();
      const block = { until, reason: "Calls were recorded" };
      expect((await admin.post(`/users/${nora.id}/payout-block`, block)).status).toBeLessThan(300);
      expect(await tablesWith(block.reason)).toEqual(["users"]);
    });
  },
  thresholds,
);
