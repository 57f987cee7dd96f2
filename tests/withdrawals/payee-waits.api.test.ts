// Nothing is paid to a new payee before its wait is over, whatever else changes.
import { expect, test } from "vitest";
import { Draft } from "~server/features/draft-confirmation/schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { bitcoinAddress } from "../support/inputs/inputs";
import {
  addAddress,
  addBank,
  hardwareWallet as address,
  holidayFlat as europe,
  withdrawTo,
} from "../support/people/payees";
import { signInDaysLater } from "../support/people/payout-attempts";
import { read } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine(
  "a new payee",
  (portal) => {
    const from = (hours: number) =>
      new Date(portal().context.now() + hours * 3_600_000).toISOString();

    test("waits like new bank details, and again once it is removed and added again", async () => {
      const nora = await portal().customerWith("100.00");
      await nora.saveBank();
      const bank = await addBank(nora, europe);
      expect(bank.usableFrom).toBe(from(24));
      portal().advance({ hours: 23 });
      const again = await signInDaysLater(portal(), nora);
      const first = from(1);
      const made = read(TransactionResponse, await withdrawTo(again, { payeeId: bank.id }));
      expect(made.transaction.payableFrom).toBe(first);
      await again.patch(`/transactions/${made.transaction.id}/status`, { status: "failed" });
      await again.confirm();
      await again.delete(`/wallets/payees/${bank.id}`);
      expect((await addBank(again, europe)).usableFrom).toBe(from(24));
    });

    test("keeps its wait when it becomes the default, and the default keeps its own", async () => {
      const nora = await portal().customerWith("100.00");
      await nora.saveBank();
      portal().advance({ hours: 25 });
      const again = await signInDaysLater(portal(), nora);
      const bank = await addBank(again, europe);
      const draft = await again.draft("bank_withdrawal", "5.00", { payeeId: bank.id });
      const old = await again.draft("bank_withdrawal", "5.00");
      await again.post(`/wallets/payees/${bank.id}/default`);
      const confirm = async (id: string) =>
        read(Draft, await again.confirmDraft(id)).transaction?.payableFrom;
      expect(await confirm(draft.id)).toBe(bank.usableFrom);
      expect(await confirm(old.id)).toBeUndefined();
    });

    test("in Bitcoin needs no password again, and its wait counts from when it was added", async () => {
      const nora = await portal().customerWith("100.00");
      const payee = await addAddress(nora, address);
      portal().advance({ hours: 20 });
      const again = await signInDaysLater(portal(), nora);
      const made = read(TransactionResponse, await withdrawTo(again, { payeeId: payee.id }));
      expect(made.transaction.payableFrom).toBe(from(4));
      const draft = await again.draft("crypto_withdrawal", "5.00", { payeeId: payee.id });
      expect(read(Draft, await again.get(`/drafts/${draft.id}`))).toMatchObject({
        walletAddress: bitcoinAddress,
        isNewAddress: false,
        payableFrom: from(4),
      });
    });
  },
  { DESTINATION_WAIT_HOURS: "24" },
);
