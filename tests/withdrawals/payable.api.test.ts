// The payee is checked again when the money is sent.
import { expect, test } from "vitest";
import { z } from "zod";
import { usersIn } from "~server/features/users/store";
import { asFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import { describeEitherEngine } from "../support/portal/engine-suites";

const changes = [
  [{ account_status: "suspended" }, "payee_not_active"],
  [{ account_status: "inactive" }, "payee_not_active"],
  [{ account_status: "pending" }, "payee_not_active"],
  [{ kyc_status: "rejected" }, "payee_kyc_rejected"],
] as const;

describeEitherEngine("a withdrawal", (portal) => {
  test.each(changes)(
    "of someone with %o is not paid out by any way, and can be rejected",
    async (change, code) => {
      const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
      const { id, version } = await customer.withdraw("40.00");
      await usersIn(portal().context.storage.db).update(customer.id, change);
      const bulkAction = await admin.post("/wallets/admin/bulk-actions", {
        transactions: [{ id, version }],
      });
      const { id: bulk } = z.object({ id: z.string() }).parse(bulkAction.body);
      const answers = [
        await admin.decide(id, "approve"),
        await admin.setStatus(id, "successful"),
        await admin.patch(`/transactions/${id}`, { status: "successful" }),
      ];
      expect(answers.map((answer) => [answer.status, answer.code])).toEqual(
        answers.map(() => [409, code]),
      );
      const together = await admin.patch(`/wallets/admin/bulk-actions/${bulk}/approve`, {});
      expect(together.body).toMatchObject({ items: [{ id, isDone: false, obstacle: { code } }] });
      expect((await admin.walletOf(customer.id)).pendingWithdrawal).toBe(40);
      expect((await admin.decide(id, "reject")).status).toBe(200);
      expect((await admin.walletOf(customer.id)).availableBalance).toBe(100);
    },
  );

  test("of someone whose identity was rejected stays unpaid until new documents are approved", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await customer.withdraw("40.00");
    const decide = (kycStatus: string) => admin.patch(`/users/${customer.id}`, { kycStatus });
    expect((await decide("rejected")).status).toBe(200);
    const sent = await customer.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())]));
    expect(sent.status).toBe(201);
    expect((await admin.get(`/users/${customer.id}`)).body).toMatchObject({ kycStatus: "pending" });
    expect(await admin.decide(id, "approve")).toMatchObject({
      status: 409,
      code: "payee_kyc_rejected",
    });
    // Saved with the other details, an unchanged status decides nothing.
    expect((await decide("pending")).status).toBe(200);
    expect((await admin.decide(id, "approve")).code).toBe("payee_kyc_rejected");
    expect((await decide("approved")).status).toBe(200);
    expect((await admin.decide(id, "approve")).status).toBe(200);
  });
});
