// A request is void once its record has changed, whichever feature the record belongs to.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import type { Answer } from "../support/api/caller";
import type { TestPortal } from "../support/portal/backend";
import type { Administrator } from "../support/people/people";
import { importStatement } from "../support/people/bank-statements";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { funded, requestIn, staff, thresholds } from "../support/people/second-approval";

type Calls = Readonly<Record<"forTwo" | "forOne", () => Promise<Answer>>>;

/** A call that needs two people, and a change of the same record that needs one. */
const records: Readonly<
  Record<string, (portal: TestPortal, ada: Administrator) => Promise<Calls>>
> = {
  wallet: async (portal, ada) => {
    const { id } = await funded(portal);
    return {
      forTwo: () => ada.editWallet(id, { availableBalance: 900 }),
      forOne: () => ada.editWallet(id, { availableBalance: 501 }),
    };
  },
  "bank line": async (portal, ada) => {
    const nora = await portal.registerVerified({ fullname: "Nora New" });
    await nora.wallet();
    const { lines } = await importStatement(portal, ada, {
      number: "CHANGED-1",
      lines: [{ amount: "150.00", name: "Nora New", reference: "CHANGED-1" }],
    });
    const line = `/bank-lines/${lines[0]?.id ?? ""}`;
    return {
      forTwo: () =>
        ada.post(`${line}/credit`, { customer: nora.email, reason: "Confirmed by phone" }),
      forOne: () => ada.post(`${line}/own`, { reason: "Our own transfer" }),
    };
  },
};

describeEitherEngine(
  "a request is void after a change of its",
  (portal) => {
    test.each(Object.entries(records))("%s", async (_name, prepare) => {
      const { ada, ben } = await staff(portal());
      const { forTwo, forOne } = await prepare(portal(), ada);
      const requested = await forTwo();
      expect(requested.status, requested.message).toBe(202);
      const request = `/approval-requests/${requestIn(requested)}`;
      expect((await ben.get(request)).body).toMatchObject({ isOutdated: false });
      const changed = await forOne();
      expect([200, 201], changed.message).toContain(changed.status);
      expect((await ben.get(request)).body).toMatchObject({ isOutdated: true });
      expect(await ben.post(`${request}/approval`, {})).toMatchObject({
        status: 409,
        code: "approval_request_outdated",
      });
    });
  },
  thresholds,
);

describeEitherEngine(
  "a request to credit a customer credits no one else",
  (portal) => {
    test.each([
      ["by username", "username"],
      ["by email", "email"],
      ["by an email in other letters", "EMAIL"],
    ])("who is named as they were, %s", async (_how, by) => {
      const { ada, ben } = await staff(portal());
      const [old, other] = [
        await portal().registerVerified({ fullname: "Nora New" }),
        await portal().registerVerified({ fullname: "Nora New" }),
      ];
      for (const one of [old, other]) await one.wallet();
      const { lines } = await importStatement(portal(), ada, {
        number: `NAMED-${by}`,
        lines: [{ amount: "150.00", name: "Nora New", reference: `NAMED-${by}` }],
      });
      const users = usersIn(portal().context.storage.db);
      const row = await users.byId(old.id);
      if (!row) throw new Error("the customer is missing");
      const named = { username: row.username, email: row.email, EMAIL: row.email.toUpperCase() };
      const requested = await ada.post(`/bank-lines/${lines[0]?.id ?? ""}/credit`, {
        customer: named[by as keyof typeof named],
        reason: "Confirmed by phone",
      });
      expect(requested.status, requested.message).toBe(202);
      const { username, username_key, email, email_key } = row;
      const gone = `gone-${by.toLowerCase()}-${by === "EMAIL" ? 2 : 1}`;
      const away = {
        username: gone,
        username_key: gone,
        email: `${gone}@example.com`,
        email_key: `${gone}@example.com`,
      };
      await users.update(old.id, away);
      await users.update(other.id, { username, username_key, email, email_key });
      const approval = `/approval-requests/${requestIn(requested)}/approval`;
      expect(await ben.post(approval, {})).toMatchObject({
        status: 409,
        code: "approval_request_outdated",
      });
      expect([await old.available(), await other.available()]).toEqual([0, 0]);
    });
  },
  thresholds,
);
