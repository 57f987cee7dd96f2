// Deleting a user: money is settled, personal data is erased, the ledger keeps anonymized entries.
import { expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { sendMail } from "~server/features/accounts/send-mail";
import { settleDue } from "~server/features/crypto-payments/settle-due";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Administrator } from "../support/people/people";
import { openCanaryTraces, canaryUserIn, canaryTraces } from "../support/people/canary-user";
import {
  filesBelow,
  decryptedValues,
  locationsOf,
  storedRows,
} from "../support/database/stored-text";
import { minorBalances } from "../support/database/minor-balances";

const erase = (admin: Administrator, id: string, body: object = { confirmed: true }) =>
  admin.delete(`/users/${id}`, body);

describeEitherEngine("after a user is deleted", (portal) => {
  test("no personal data is left anywhere, and no key can decrypt any", async () => {
    const { canaryUser, admin } = await canaryUserIn(portal());
    const documents = `${portal().dataDir}/documents`;
    const filesBefore = filesBelow(documents).length;
    for (const trace of openCanaryTraces)
      expect(await locationsOf(portal(), trace), trace).not.toEqual([]);
    for (const secret of [
      canaryTraces.address,
      canaryTraces.card,
      canaryTraces.iban,
      canaryTraces.fileContent,
      canaryTraces.formerStreet,
    ]) {
      const places = await locationsOf(portal(), secret);
      expect(
        places.filter((place) => place !== "sessions" && !place.includes("portal.sqlite")),
        secret,
      ).toEqual([]);
    }
    expect((await decryptedValues(portal())).join()).toContain(canaryTraces.iban);
    await sendMail(portal().context);
    expect(
      (await locationsOf(portal(), canaryTraces.email)).some((place) => place.endsWith(".eml")),
    ).toBe(true);

    expect(await erase(admin, canaryUser.id)).toMatchObject({
      status: 200,
      body: { message: "User deleted" },
    });

    for (const trace of Object.values(canaryTraces))
      expect(await locationsOf(portal(), trace), trace).toEqual([]);
    const opened = (await decryptedValues(portal())).join();
    for (const trace of Object.values(canaryTraces)) expect(opened, trace).not.toContain(trace);
    const [row] =
      (await storedRows(portal())).get("users")?.filter(({ id }) => id === canaryUser.id) ?? [];
    expect(row).toMatchObject({
      fullname: "Deleted user",
      personal_key: null,
      email_key: `deleted:${canaryUser.id}`,
    });
    expect(filesBelow(documents).length).toBe(filesBefore - 4);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("pending transactions are canceled, the wallet is empty, and transactions stay without a name", async () => {
    const { canaryUser, admin, pendingId, depositId } = await canaryUserIn(portal());
    await erase(admin, canaryUser.id);
    for (const id of [pendingId, depositId]) {
      const answer = await admin.get(`/wallets/admin/transaction/${id}`);
      expect(answer.body).toMatchObject({
        status: "failed",
        userDetails: { fullname: "Deleted user", email: "" },
      });
      expect(answer.body).not.toHaveProperty("destination");
      expect(await admin.setStatus(id, "successful")).toMatchObject({ status: 409 });
      expect(
        await admin.patch(`/transactions/${id}`, { description: "Quenby again" }),
      ).toMatchObject({ status: 409, code: "person_removed" });
    }
    expect(Object.values(await balancesBehind(depositId))).toEqual([0n, 0n, 0n, 0n, 0n, 0n]);
    portal().advance({ minutes: 10 });
    expect(await settleDue(portal().context)).toBeGreaterThan(0);
    for (const path of [`/users/${canaryUser.id}`, `/wallets/admin/user/${canaryUser.id}`])
      expect((await admin.get(path)).status).toBe(404);
    expect((await erase(admin, canaryUser.id)).status).toBe(404);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  const balancesBehind = async (transactionId: string) => {
    const { db } = portal().context.storage;
    const row = await transactionsIn(db).byId(transactionId);
    return minorBalances(db, row && { id: row.wallet_id, currency: row.currency });
  };

  test("their sessions end, and the same email can sign up again without any earlier data", async () => {
    const { canaryUser, admin } = await canaryUserIn(portal());
    await erase(admin, canaryUser.id);
    expect((await canaryUser.get("/auth/profile")).status).toBe(401);
    expect(
      (
        await portal()
          .visitor()
          .post("/auth/login", { email: canaryTraces.email, password: "correct horse" })
      ).code,
    ).toBe("wrong_credentials");
    const again = await portal().register({
      email: canaryTraces.email,
      username: canaryTraces.username,
    });
    expect(again.id).not.toBe(canaryUser.id);
    expect(await again.wallet()).toMatchObject({ availableBalance: 0, transactions: [] });
    await erase(admin, again.id);
  });
});
