// A draft's fee is that of its review: another price list asks again.
import { expect, test } from "vitest";
import { Draft } from "~server/features/draft-confirmation/schemas";
import { draftsIn } from "~server/features/drafts/store";
import { creditedCustomer, feesKept } from "../support/people/fees";
import { read } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { withFees } from "../support/portal/fees";

describeEitherEngine(
  "a draft with a fee",
  (portal) => {
    /** As if the operator had other fees when it was reviewed. */
    const reviewedAt = (id: string, flatMinor: number) =>
      portal()
        .context.storage.db.updateTable("drafts")
        .set({ fee_minor: flatMinor, fee_flat_minor: flatMinor, fee_basis_points: 0 })
        .where("id", "=", id)
        .execute();

    test("shows it, and what arrives, and becomes a withdrawal with it", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const draft = await hana.draft("bank_withdrawal", "100.00");
      expect(draft).toMatchObject({ amount: 100, fee: 2, netAmount: 98 });
      const confirmed = read(Draft, await hana.confirmDraft(draft.id));
      expect(confirmed.transaction).toMatchObject({ amount: 100, fee: 2, netAmount: 98 });
      expect(await hana.wallet()).toMatchObject({ availableBalance: 400, pendingWithdrawal: 100 });
    });

    test.each(["bank_withdrawal", "card_deposit", "crypto_deposit"] as const)(
      "asks again if the fee of a %s has changed since, and then shows the new one",
      async (kind) => {
        const ada = await portal().admin();
        const hana = await creditedCustomer(portal(), ada, "500.00");
        await hana.saveCard();
        const coin: Record<string, string> =
          kind === "crypto_deposit" ? { cryptoCurrency: "BTC" } : {};
        const draft = await hana.draft(kind, "100.00", coin);
        await reviewedAt(draft.id, 1);
        const confirm = (version: number) =>
          hana.post(`/drafts/${draft.id}/confirmation`, { version });
        expect(await confirm(draft.version)).toMatchObject({ status: 409, code: "draft_changed" });
        expect(await confirm(draft.version)).toMatchObject({ status: 409, code: "draft_changed" });
        const shown = read(Draft, await hana.get(`/drafts/${draft.id}`));
        expect(shown).toMatchObject({ fee: draft.fee, version: draft.version + 1 });
        expect((await confirm(shown.version)).status).toBe(201);
      },
    );

    test("asks again for a call without the version, too", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const draft = await hana.draft("bank_withdrawal", "100.00");
      await reviewedAt(draft.id, 1);
      expect((await hana.confirmDraft(draft.id)).code).toBe("draft_changed");
      const { transaction } = read(Draft, await hana.confirmDraft(draft.id));
      expect(transaction?.fee).toBe(2);
    });

    test("sent again unchanged keeps its version, unless the fee has changed", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const draft = await hana.draft("bank_withdrawal", "100.00");
      const again = () => hana.draft("bank_withdrawal", "100.00", { id: draft.id });
      expect((await again()).version).toBe(draft.version);
      await reviewedAt(draft.id, 1);
      expect(await again()).toMatchObject({ version: draft.version + 1, fee: 2 });
    });

    test("of an earlier release has none, and asks again", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const draft = await hana.draft("bank_withdrawal", "100.00");
      const row = await draftsIn(portal().context.storage.db).byId(draft.id);
      if (row)
        await draftsIn(portal().context.storage.db).replace({
          ...row,
          fee_minor: null,
          fee_flat_minor: null,
          fee_basis_points: null,
        });
      const before = await feesKept(portal());
      expect((await hana.confirmDraft(draft.id)).code).toBe("draft_changed");
      expect((await hana.confirmDraft(draft.id)).status).toBe(201);
      expect(await feesKept(portal())).toBe(before);
    });

    test("is refused beside the amount where nothing would arrive", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const answer = await hana.post("/drafts", { kind: "bank_withdrawal", amount: "1.20" });
      expect(answer).toMatchObject({ status: 422, code: "amount_within_fee" });
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(["amount"]);
    });

    test("estimates the coins of what arrives", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const withdrawal = { walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" };
      const { id } = await hana.draft("crypto_withdrawal", "100.00", withdrawal);
      const { coinEstimate, netAmount } = read(Draft, await hana.get(`/drafts/${id}`));
      expect(netAmount).toBe(98);
      const { amount = "0", price = 0 } = coinEstimate ?? {};
      expect(Number(amount) * price).toBeCloseTo(98, 1);
    });

    test("is announced before an amount is typed", async () => {
      const nora = await portal().register();
      expect((await nora.get("/wallets/fees")).body).toEqual({
        currency: "USD",
        deposit: { flat: 0.3, percent: 1 },
        withdrawal: { flat: 1.5, percent: 0.5 },
      });
      const zoe = await portal().register({ currency: "EUR" });
      expect((await zoe.get("/wallets/fees")).body).toEqual({
        currency: "EUR",
        deposit: { flat: 0, percent: 0.25 },
        withdrawal: { flat: 2, percent: 0 },
      });
    });
  },
  withFees,
);

describeEitherEngine("without fees", (portal) => {
  test("nothing about them is answered", async () => {
    const hana = await portal().customerWith("100.00");
    expect((await hana.get("/wallets/fees")).body).toEqual({ currency: "USD" });
    const { id } = await hana.withdraw("40.00");
    const { body } = await hana.get(`/transactions/${id}`);
    expect(Object.keys(body as object)).not.toEqual(expect.arrayContaining(["fee"]));
    expect(Object.keys(body as object)).not.toEqual(expect.arrayContaining(["netAmount"]));
  });
});
