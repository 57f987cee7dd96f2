// A stored reason is in the language of its reader, in emails, too.
import { expect, test } from "vitest";
import { z } from "zod";
import { AuditLines } from "~server/features/audit-log/schemas";
import { TransactionHistory } from "~server/features/transactions/history-schemas";
import { usersIn } from "~server/features/users/store";
import { builtInLanguages } from "~server/locales/languages";
import { defaultLocale, pseudoLocale, type Locale } from "~server/locales/locale";
import { reasonLabel } from "~server/kernel/reasons";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, type Administrator, type Customer } from "../support/people/people";
import { mailsTo } from "../support/stubs/mailbox";

const locales = Object.keys(builtInLanguages).filter((locale) => locale !== pseudoLocale);

const inLanguage = (locale: Locale) => ({ headers: { "Accept-Language": locale } });
const wrongDetails = { reasonCode: "wrong_details", reason: "The IBAN is too short." } as const;
const wordsIn = (locale: Locale) =>
  `${reasonLabel("wrong_details", locale)} ${wrongDetails.reason}`;

describeEitherEngine("a listed reason", (portal) => {
  const rejected = async (body: object = wrongDetails) => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    const { id } = await hana.withdraw("1.00");
    const path = `/wallets/admin/transaction/${id}/reject`;
    const { status } = await admin.patch(path, body, inLanguage(defaultLocale));
    expect(status).toBe(200);
    return { hana, admin, id };
  };
  const mailed = async ({ email }: Pick<Customer, "email">) =>
    (await mailsTo(portal(), email)).map(({ text = "" }) => text).join();

  test.each(locales)("of a rejection reads in %s wherever it is returned", async (locale) => {
    const { hana, admin, id } = await rejected();
    const get = async (who: Customer | Administrator, path: string) =>
      (await who.get(path, inLanguage(locale))).body;
    const stored = { id, reasonCode: "wrong_details", reason: wordsIn(locale) };
    expect(await get(hana, `/transactions/${id}`)).toMatchObject(stored);
    expect(await get(admin, `/wallets/admin/transaction/${id}`)).toMatchObject(stored);
    expect(await get(hana, "/transactions?type=withdrawal")).toMatchObject({
      transactions: [stored],
    });
    expect(await get(hana, `/transactions/${id}/progress`)).toMatchObject({
      reason: stored.reason,
    });
    expect(await get(hana, "/users/profile/data")).toMatchObject({
      transactions: expect.arrayContaining([expect.objectContaining(stored)]),
      activity: expect.arrayContaining([
        expect.objectContaining({ action: "transaction.rejected", reason: stored.reason }),
      ]),
    });
    const { history } = TransactionHistory.parse(await get(hana, `/transactions/${id}/history`));
    expect(history.at(-1)).toMatchObject({ reason: stored.reason });
    const { lines } = AuditLines.parse(await get(admin, `/audit?record=${id}`));
    expect(lines.find(({ action }) => action === "transaction.rejected")).toMatchObject({
      changes: [{ field: "status", before: "pending", after: "failed" }],
      reason: stored.reason,
    });
  });

  test("is mailed in the customer's language, whatever that of the decision", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    await hana.patch("/users/profile", { language: "es" });
    const { id } = await hana.withdraw("1.00");
    await admin.patch(`/wallets/admin/transaction/${id}/reject`, wrongDetails, inLanguage("de"));
    expect(await mailed(hana)).toContain(wordsIn("es"));
  });

  test("may be sent back in the words that the caller got", async () => {
    const { hana, id } = await rejected({ reason: wordsIn(defaultLocale) });
    const { body } = await hana.get(`/transactions/${id}`, inLanguage("ar"));
    expect(body).toMatchObject({ reasonCode: "wrong_details", reason: wordsIn("ar") });
  });

  test("goes with the decision, and free text has no code", async () => {
    const { hana, admin, id } = await rejected();
    await admin.patch(`/transactions/${id}/status`, { status: "pending" });
    const { body } = await hana.get(`/transactions/${id}`);
    expect(body).not.toHaveProperty("reason");
    expect(body).not.toHaveProperty("reasonCode");
    const written = await rejected({ reason: "Call us." });
    const answer = await written.hana.get(`/transactions/${written.id}`);
    expect(answer.body).toMatchObject({ reason: "Call us." });
    expect(answer.body).not.toHaveProperty("reasonCode");
  });

  test("of identity documents reads in each language, and is kept by an edit that returns it", async () => {
    const [nora, admin] = [await portal().registerVerified(), await portal().admin()];
    await nora.handInDocument();
    const path = `/users/${nora.id}`;
    const body = { kycStatus: "rejected", kycReasonCode: "expired", kycReason: "See page 2." };
    expect((await admin.patch(path, body)).status).toBe(200);
    for (const locale of locales) {
      const user = await nora.get("/auth/profile", inLanguage(locale));
      const { kycReason } = z.object({ kycReason: z.string() }).parse(user.body);
      expect(kycReason).toBe(`${reasonLabel("expired", locale)} See page 2.`);
      const before = await usersIn(portal().context.storage.db).byId(nora.id);
      expect((await admin.patch(path, { kycReason }, inLanguage(locale))).status).toBe(200);
      expect(await usersIn(portal().context.storage.db).byId(nora.id)).toEqual(before);
      const { lines } = AuditLines.parse(
        (await admin.get(`/audit?record=user:${nora.id}`, inLanguage(locale))).body,
      );
      expect(lines.find(({ action }) => action === "user.edited")?.changes).toEqual([
        { field: "kycStatus", before: "pending", after: "rejected" },
        { field: "kycReason", before: undefined, after: kycReason },
      ]);
    }
    expect(await mailed(nora)).toContain(`${reasonLabel("expired", defaultLocale)} See page 2.`);
  });

  test("of the portal's own changes reads in each language", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    const { id } = await hana.withdraw("1.00");
    await admin.post("/auth/confirm-password", { password });
    const closed = await admin.delete(`/wallets/admin/user/${hana.id}`, { confirmed: true });
    expect(closed.status, closed.message).toBe(200);
    for (const locale of locales) {
      const { body } = await admin.get(`/wallets/admin/transaction/${id}`, inLanguage(locale));
      expect(body).toMatchObject({
        reasonCode: "wallet_closed",
        reason: reasonLabel("wallet_closed", locale),
      });
    }
  });
});
