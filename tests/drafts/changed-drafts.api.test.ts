// A form that is sent again changes its draft, and a review confirms only what it showed.
import { expect, test } from "vitest";
import { bitcoinAddress } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { signedInAgain } from "../support/stubs/crypto-gateway";

const confirm = (person: Customer, id: string, version?: number) =>
  person.post(`/drafts/${id}/confirmation`, { version });

describeEitherEngine("a draft that is sent again", (portal) => {
  test.each([
    ["bank_withdrawal", "30.00", { amount: "40.00" }],
    ["bank_withdrawal", "30.00", { description: "Rent" }],
    ["crypto_withdrawal", "30.00", { walletAddress: "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy" }],
    ["crypto_deposit", "60.00", { cryptoCurrency: "ETH" }],
  ] as const)(
    "as a %s of %s with %j is one draft with a new version",
    async (kind, amount, change) => {
      const hana = await portal().customerWith("100.00");
      await hana.saveBank();
      const more = { cryptoCurrency: "BTC", walletAddress: bitcoinAddress };
      const id = crypto.randomUUID();
      const first = await hana.draft(kind, amount, { ...more, id });
      const same = await hana.draft(kind, amount, { ...more, id });
      expect([first.id, first.version, same.version]).toEqual([id, 1, 1]);
      const fields = { ...more, ...change };
      const changed = await hana.draft(kind, "amount" in change ? change.amount : amount, {
        ...fields,
        id,
      });
      expect([changed.id, changed.version]).toEqual([id, 2]);
      expect(await confirm(hana, id, 1)).toMatchObject({ status: 409, code: "draft_changed" });
      expect(await confirm(hana, id, 2)).toMatchObject({ status: 201 });
      expect(await confirm(hana, id, 1)).toMatchObject({ status: 201 });
    },
  );

  test("after its confirmation stays as it was confirmed", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.draft("bank_withdrawal", "30.00", { id: crypto.randomUUID() });
    await hana.confirmDraft(id);
    const again = await hana.draft("bank_withdrawal", "40.00", { id });
    expect(again).toMatchObject({ amount: 30, version: 1, transaction: { amount: 30 } });
    expect(await hana.available()).toBe(70);
  });

  test("while it is confirmed is either confirmed as reviewed, or changed", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.draft("bank_withdrawal", "30.00", { id: crypto.randomUUID() });
    const [confirmed, changed] = await Promise.all([
      confirm(hana, id, 1),
      hana.draft("bank_withdrawal", "40.00", { id }),
    ]);
    expect([await hana.available(), confirmed.code, changed.amount]).toEqual(
      confirmed.status === 201 ? [70, "", 30] : [100, "draft_changed", 40],
    );
  });

  test("twice at the same moment is one draft", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const id = crypto.randomUUID();
    const drafts = await Promise.all(
      Array.from({ length: 5 }, () => hana.draft("bank_withdrawal", "30.00", { id })),
    );
    expect(new Set(drafts.map((draft) => [draft.id, draft.version].join()))).toEqual(
      new Set([`${id},1`]),
    );
  });

  test("by someone else doesn't exist", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.draft("bank_withdrawal", "30.00", { id: crypto.randomUUID() });
    const mallory = await portal().customerWith("100.00");
    await mallory.saveBank();
    const taken = await mallory.post("/drafts", { kind: "bank_withdrawal", amount: "5", id });
    expect(taken.status).toBe(404);
    expect((await hana.get(`/drafts/${id}`)).body).toMatchObject({ amount: 30, version: 1 });
  });

  test("is found by its own session until it is confirmed or lapses", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const opened = async (person: Customer, kind = "bank_withdrawal") =>
      (await person.get(`/drafts?kind=${kind}`)).body;
    expect(await opened(hana)).toEqual({});
    const { id } = await hana.draft("bank_withdrawal", "30.00");
    expect(await opened(hana)).toMatchObject({ draft: { id, amount: 30 } });
    expect(await opened(hana, "crypto_withdrawal")).toEqual({});
    expect(await opened(await signedInAgain(portal(), hana))).toEqual({});
    await hana.confirmDraft(id);
    expect(await opened(hana)).toEqual({});
    await hana.draft("bank_withdrawal", "20.00");
    portal().advance({ minutes: 31 });
    expect(await opened(hana)).toEqual({});
  });
});
