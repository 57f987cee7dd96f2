// Balances as administrators correct them: reviewed before and after, then posted as adjustments.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { seededWallets } from "../support/people/seeded-wallets";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { walletOf, balancesOf } = seededWallets(portal);
afterAll(() => portal.close());

describe("editing balances", () => {
  const edit = async (name: string, fields: Record<string, string>) => {
    const { path } = await walletOf(name);
    return admin.submit(await admin.get(`${path}/balances`), fields, { form: "balances" });
  };

  test("says once that every balance can be left as it is", async () => {
    const { path } = await walletOf("hana");
    const { text } = await admin.get(`${path}/balances`);
    expect(text).toContain("Balances that you leave blank or unchanged stay as they are.");
    expect(text).not.toContain("(optional)");
  });

  test("shows the balances before and after and the adjustment, and posts it", async () => {
    const { path } = await walletOf("hana");
    const before = await balancesOf("hana");
    const review = await admin.follow(
      await edit("hana", { profitBalance: "25.50", reason: "Interest" }),
    );
    expect(review.text).toContain("Profit balance $0.00 $25.50 +$25.50");
    expect(review.text).toMatch(/Total balance \$14,152\.10 \$14,177\.60 Recalculated/);
    expect(review.text).toContain("Reason: Interest");
    expect(await balancesOf("hana")).toEqual(before);
    const after = await admin.follow(await admin.submit(review, {}, { form: "balances-review" }));
    expect([after.path, after.notice]).toEqual([path, "Wallet updated"]);
    expect(await balancesOf("hana")).toEqual({ ...before, profit: 2550n });
    expect(await portal.ledgerFaults()).toEqual([]);
  });

  test("of the total alone goes to the unallocated balance; a total below its parts is refused", async () => {
    const review = await admin.follow(
      await edit("george", { totalBalance: "5000.00", reason: "Bank error" }),
    );
    expect(review.text).toMatch(/Total balance £4,250\.00 £5,000\.00 \+£750\.00/);
    await admin.submit(review, {}, { form: "balances-review" });
    expect((await balancesOf("george")).unallocated).toBe(75_000n);
    const text = "The total can't be lower than the sum of its parts (£4,250.00).";
    const below = await edit("george", { totalBalance: "1.00", reason: "Bank error" });
    expect([below.status, below.messages]).toEqual([200, [text]]);
    const { path } = await walletOf("george");
    const reviewOf = (total: string) =>
      admin.get(`${path}/balances/review?totalBalance=${total}&reason=Bank+error`);
    const stale = await reviewOf("1.00");
    expect(stale.text).toContain(text);
    expect(stale.html).not.toContain(">Save</button>");
    const sent = { totalBalance: "1.00" };
    const refused = await admin.submit(await reviewOf("6000.00"), sent, {
      form: "balances-review",
    });
    expect([refused.status, refused.messages]).toEqual([200, [text]]);
  });

  test("with nothing changed is 'No fields to update'", async () => {
    const answer = await edit("zoe", {});
    expect([answer.status, answer.messages]).toEqual([200, ["No fields to update"]]);
  });

  test("without a reason is refused next to its field, and has no review", async () => {
    const { path } = await walletOf("zoe");
    const before = await balancesOf("zoe");
    const answer = await edit("zoe", { bonusBalance: "9" });
    expect([answer.status, answer.faults]).toEqual([
      200,
      [{ message: "Enter a reason", fieldId: "balances-reason" }],
    ]);
    expect(answer.form("balances").fields.bonusBalance).toBe("9");
    const review = await admin.get(`${path}/balances/review?bonusBalance=9.00`);
    expect(review.location).toBe(`${path}/balances`);
    expect(await balancesOf("zoe")).toEqual(before);
  });

  test("that someone else changed meanwhile is refused, and shows the current balances", async () => {
    const { path } = await walletOf("zoe");
    const open = await admin.get(`${path}/balances`);
    await admin.submit(
      await admin.get(`${path}/credit`),
      { amount: "1", description: "Goodwill" },
      { form: "credit" },
    );
    const late = await admin.submit(open, { bonusBalance: "9" }, { form: "balances" });
    expect([late.status, late.messages]).toEqual([
      200,
      [
        "Someone else changed this in the meantime. Review the current version before you save again.",
      ],
    ]);
    expect(late.text).toContain("Current: €864,198.54");
    expect(late.form("balances").fields.bonusBalance).toBe("9");
  });

  test("sends only the entered values: money that moves before the review is confirmed stays", async () => {
    const { path } = await walletOf("zoe");
    const answer = await edit("zoe", { bonusBalance: "9", reason: "Bonus" });
    expect(answer.location).toBe(`${path}/balances/review?bonusBalance=9.00&reason=Bonus`);
    await admin.submit(
      await admin.get(`${path}/credit`),
      { amount: "2", description: "Goodwill" },
      { form: "credit" },
    );
    const before = await balancesOf("zoe");
    await admin.submit(await admin.follow(answer), {}, { form: "balances-review" });
    expect(await balancesOf("zoe")).toEqual({ ...before, bonus: 900n });
  });

  test.each(["availableBalance=x", "totalBalance=-1", "surprise=1"])(
    "a review of %s leads back to the form",
    async (query) => {
      const { path } = await walletOf("zoe");
      expect((await admin.get(`${path}/balances/review?${query}`)).location).toBe(
        `${path}/balances`,
      );
    },
  );
});
