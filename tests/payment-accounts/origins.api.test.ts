// Where money came from just before a withdrawal, who created the customer, and payouts to the operator's own account.
import { expect, test } from "vitest";
import { z } from "zod";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { bankOfZoe, cardForm } from "../support/inputs/inputs";
import { evidenceOf, signInBothLater } from "../support/people/evidence";
import { approvedWithdrawal, markSent } from "../support/people/payouts";
import {
  password,
  read,
  signUpBody,
  type Administrator,
  type Customer,
} from "../support/people/people";
import { signedInAgain } from "../support/stubs/crypto-gateway";
import { describeEitherEngine } from "../support/portal/engine-suites";

const Created = z.object({ id: z.string() });
/** In days. */
const hourAndAHalf = 1.5 / 24;
const payerIban = "DE02120300000000202051";
const toPayer = [
  { region: "EUROPE", europe: { ...bankOfZoe.europe, iban: payerIban } },
  { region: "EUROPE", europe: { ...bankOfZoe.europe, iban: "de02 1203 0000 0000 2020 51" } },
  { region: "OTHERS", others: { description: `Pay to IBAN ${payerIban}, Berlin` } },
];

describeEitherEngine("what a decision about a withdrawal shows", (portal) => {
  const messages = async (admin: Administrator, id: string, code: string) =>
    (await evidenceOf(admin, id)).flags
      .filter((flag) => flag.code === code)
      .map(({ message }) => message);

  test("includes a deposit that was credited in the day before, with its time and amount", async () => {
    const people = [await portal().customerWith("500.00"), await portal().admin()] as const;
    const [hana, admin] = await signInBothLater(portal(), people, hourAndAHalf);
    const soon = await hana.withdraw("5.00");
    expect(await messages(admin, soon.id, "after_deposit")).toEqual([
      expect.stringMatching(
        /^Requested 1 hour after a deposit of \$500\.00 was credited \(\d+ \w+ \d{4}, \d\d:\d\d UTC\)$/,
      ),
    ]);
    const [later, ada] = await signInBothLater(portal(), [hana, admin], 2);
    await later.deposit("70.00");
    const pending = await later.withdraw("5.00");
    expect(await messages(ada, pending.id, "after_deposit")).toEqual([]);
    await ada.credit(hana.id, "20.00");
    const credited = await later.withdraw("5.00");
    expect(await messages(ada, credited.id, "after_deposit")).toEqual([
      expect.stringContaining("less than a minute after a deposit of $20.00"),
    ]);
  });

  test("includes who of the staff created the customer's account, and nothing for one who signed up", async () => {
    const admin = await portal().admin();
    const created = signUpBody(951, { fullname: "Tess Twice" });
    const answer = await admin.post("/users", created);
    expect(answer).toMatchObject({ status: 201 });
    const { id } = Created.parse(answer.body);
    const tess = await signedInAgain(portal(), { id, email: created.email });
    const chosen = { currentPassword: password, newPassword: "A password of her own 1!" };
    expect((await tess.post("/auth/change-password", chosen)).status).toBe(200);
    await tess.post("/wallets/card/add", cardForm());
    const { id: deposit } = await tess.deposit("5.00");
    expect(await messages(admin, deposit, "created_by_staff")).toEqual([
      expect.stringMatching(/^Account created by Ada Admin, a staff member, on \d+ \w+ \d{4}, /),
    ]);
    const hana = await portal().customerWith("10.00");
    const own = await hana.deposit("5.00");
    expect(await messages(admin, own.id, "created_by_staff")).toEqual([]);
  });

  test.each(toPayer)(
    "includes that the money would go to the account that payouts leave from, which no batch pays: %j",
    async (details) => {
      const [ada, ben] = [await portal().admin(), await portal().admin()];
      const hana = await portal().customerWith("100.00");
      const request = async (by: Customer) => {
        await by.saveBank(details);
        const answer = await by.post("/wallets/withdrawal/request", { amount: "40.00" });
        return read(TransactionResponse, answer).transaction.id;
      };
      const id = await request(hana);
      expect(await messages(ada, id, "destination_is_payer")).toEqual([
        "The destination is the account that payouts leave from",
      ]);
      await ada.approve(id);
      const prepare = (ids: readonly string[]) =>
        ada.post("/payout-batches", { payouts: ids, reason: "Monday payouts" });
      const refused = await prepare([id]);
      expect(refused).toMatchObject({ status: 409, code: "payout_not_payable" });
      expect(refused.message).toContain("the account that payouts leave from");
      expect(await markSent(ada, id)).toMatchObject({ status: 409, code: "destination_is_payer" });

      // The operator starts to use an account for payouts that a prepared batch pays to.
      const other = await approvedWithdrawal(portal(), ada);
      const batch = read(PayoutBatchWithLines, await prepare([other.id]));
      const { db } = portal().context.storage;
      await db
        .updateTable("payout_lines")
        .set({ transaction_id: id })
        .where("batch_id", "=", batch.id)
        .execute();
      const released = await ben.post(`/payout-batches/${batch.id}/release`);
      expect(released).toMatchObject({ status: 409, code: "payout_not_payable" });
      expect(released.message).toContain("the account that payouts leave from");
    },
  );
});
