// Where deposits require a verified identity, none is requested without one, and what arrives nevertheless waits for staff.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { cardForm } from "../support/inputs/inputs";
import { importStatement, lineOf, referenceOf } from "../support/people/bank-statements";
import { verifiedCustomer } from "../support/people/names";
import type { Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { TestPortal } from "../support/portal/backend";
import { actAsPayer, bitcoinOrder, payByCrypto, paymentOf } from "../support/stubs/crypto-gateway";

const refused = {
  status: 403,
  code: "kyc_required",
  message: "Complete identity verification before you deposit.",
};
const byCard = { amount: "10.00", paymentMethod: "card" };
const cryptoDraft = { kind: "crypto_deposit", amount: "65.00", cryptoCurrency: "BTC" };
const because = { reason: "Confirmed by phone" };

const setKyc = ({ context }: TestPortal, { id }: Customer, kyc_status: "approved" | "rejected") =>
  usersIn(context.storage.db).update(id, { kyc_status });

describeEitherEngine(
  "a deposit that requires a verified identity",
  (portal) => {
    test("is refused by every door, and offered after the verification", async () => {
      const nora = await portal().registerVerified();
      await nora.saveCard();
      const doors = [
        () => nora.post("/wallets/top-up", byCard),
        () => nora.post("/drafts", { kind: "card_deposit", amount: "10.00" }),
        () => nora.post("/drafts/card", cardForm()),
        () => nora.post("/payments/crypto/create", bitcoinOrder),
        () => nora.post("/drafts", cryptoDraft),
        () => nora.post("/expected-deposits", { amount: "10.00" }),
      ];
      for (const door of doors) expect(await door()).toMatchObject(refused);
      expect((await nora.wallet()).pendingDeposit).toBe(0);
      await setKyc(portal(), nora, "approved");
      for (const door of doors) expect((await door()).status).toBe(201);
    });

    test("is refused if the verification was rejected since the review", async () => {
      const nora = await verifiedCustomer(portal());
      await nora.saveCard();
      const card = await nora.draft("card_deposit", "10.00");
      const crypto = await nora.draft("crypto_deposit", "65.00", { cryptoCurrency: "BTC" });
      await setKyc(portal(), nora, "rejected");
      for (const { id } of [card, crypto])
        expect(await nora.confirmDraft(id)).toMatchObject(refused);
    });

    test("isn't raised without one", async () => {
      const nora = await verifiedCustomer(portal());
      await nora.saveCard();
      const { id } = await nora.deposit("10.00");
      await setKyc(portal(), nora, "rejected");
      expect(await nora.patch(`/transactions/${id}`, { amount: "20.00" })).toMatchObject(refused);
    });

    test("that a payer sends to an open invoice nevertheless waits for a review", async () => {
      const nora = await verifiedCustomer(portal());
      const payment = await payByCrypto(nora);
      await setKyc(portal(), nora, "rejected");
      await actAsPayer(portal(), payment, "pay_in_full");
      const paid = await paymentOf(nora, payment);
      expect(paid.status).toBe("completed");
      const { id } = paid.transaction;
      expect(await nora.transaction(id)).toMatchObject({ status: "pending" });
      expect(await nora.available()).toBe(0);
      const admin = await portal().admin();
      await admin.approve(id);
      expect(await nora.available()).toBe(65);
    });
  },
  { REQUIRE_KYC: "deposits" },
);

describeEitherEngine(
  "a bank transfer where deposits require a verified identity",
  (portal) => {
    test("stays open until the identity is verified, whoever credits it", async () => {
      const [ada, nora] = [await portal().admin(), await portal().registerVerified()];
      await nora.wallet();
      const text = await referenceOf(portal(), nora);
      const posted = await importStatement(portal(), ada, {
        number: "KYC-1",
        lines: [{ reference: "KYC-1", amount: "15.00", name: "Nora New", text }],
      });
      const id = posted.lines[0]?.id ?? "";
      expect(await lineOf(ada, id)).toMatchObject({
        state: "open",
        reason: "identity_unverified",
      });
      const credit = () =>
        ada.post(`/bank-lines/${id}/credit`, { customer: nora.email, ...because });
      expect(await credit()).toMatchObject({ code: "bank_line_not_possible" });
      expect(await nora.available()).toBe(0);
      await setKyc(portal(), nora, "approved");
      expect((await credit()).body).toMatchObject({ state: "credited" });
      expect(await nora.available()).toBe(15);
    });
  },
  { REQUIRE_KYC: "all" },
);

describeEitherEngine(
  "identity verification for all movements",
  (portal) => {
    test("is required for withdrawals, too", async () => {
      const nora = await portal().registerVerified();
      const answer = await nora.post("/wallets/withdrawal/request", { amount: "1.00" });
      expect(answer).toMatchObject({
        status: 403,
        code: "kyc_required",
        message: "Complete identity verification before you withdraw.",
      });
    });
  },
  { REQUIRE_KYC: "all" },
);
