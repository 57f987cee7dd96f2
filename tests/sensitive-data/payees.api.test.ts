// Staff see a customer's payees masked, and reveal one with a reason and their password.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { readAudit } from "~server/features/audit/read-audit";
import { PayeeList } from "~server/features/withdrawals/payee-schemas";
import { rightsOf, staffRoles } from "~server/kernel/staff-roles";
import { limits } from "~server/kernel/limits";
import { accessSensitiveData, confirmedAdmin, reason } from "../support/api/access-calls";
import { tokenOf } from "../support/api/api-token-of";
import type { Caller } from "../support/api/caller";
import { bankOfGeorge, bankOfZoe, bitcoinAddress } from "../support/inputs/inputs";
import { verifiedCustomer } from "../support/people/names";
import {
  addAddress,
  addBank,
  hardwareWallet,
  holidayFlat,
  payeesOf,
  withdrawTo,
} from "../support/people/payees";
import { password, read, type Customer } from "../support/people/people";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo } from "../support/stubs/mailbox";

const described = { region: "OTHERS", label: "Leeds", ...bankOfGeorge.others };
const secrets = /DE89370400440532013000|0532013000|1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa|55779911/;

const seenBy = async (staff: Caller, { id }: { id: string }) =>
  read(PayeeList, await staff.get(`/users/${id}/payees`)).payees;
const reveal = (staff: Caller, { id }: Customer, payeeId: string) =>
  staff.post(`/wallets/admin/user/${id}/payee-access`, { reason, payeeId });

/** Without a second factor, new payees wait. */
async function withPayees(portal: TestPortal) {
  const nora = await verifiedCustomer(portal);
  const added = [];
  for (const add of [
    () => addBank(nora, { ...holidayFlat, recipientName: "Nora New" }),
    () => addBank(nora, described),
    () => addAddress(nora, hardwareWallet),
  ]) {
    portal.advance({ minutes: 1 });
    added.push(await add());
  }
  return { nora, added };
}

describeEitherEngine(
  "a customer's payees",
  (portal) => {
    test("are listed for staff as the customer sees them, without descriptions and documents", async () => {
      const { nora } = await withPayees(portal());
      const admin = await portal().admin();
      const own = await payeesOf(nora);
      const seen = await seenBy(admin, nora);
      expect(seen.map((one) => [one.label, one.masked, one.recipientName, one.isDefault])).toEqual([
        ["Holiday flat", "IBAN ••••3000", "Nora New", true],
        ["Hardware wallet", "BTC 1A1zP1…DivfNa", undefined, true],
        ["Leeds", "Bank account described by the customer", undefined, false],
      ]);
      expect(seen.map(({ isOwnAccount }) => isOwnAccount)).toEqual([true, false, false]);
      expect(seen.map(({ id, createdAt, usableFrom }) => ({ id, createdAt, usableFrom }))).toEqual(
        own.map(({ id, createdAt, usableFrom }) => ({ id, createdAt, usableFrom })),
      );
      expect(seen.every(({ usableFrom }) => usableFrom !== undefined)).toBe(true);
      expect(JSON.stringify(seen)).not.toMatch(secrets);
      portal().advance({ hours: 25 });
      const later = await seenBy(await portal().signInAgain(admin), nora);
      expect(later.map(({ usableFrom }) => usableFrom)).toEqual([undefined, undefined, undefined]);
    });

    test("that are removed aren't listed, and can't be revealed", async () => {
      const { nora, added } = await withPayees(portal());
      const admin = await confirmedAdmin(portal());
      const leeds = added[1]?.id ?? "";
      expect((await reveal(admin, nora, leeds)).status).toBe(201);
      expect((await nora.delete(`/wallets/payees/${leeds}`)).status).toBe(200);
      expect((await seenBy(admin, nora)).map(({ label }) => label)).toEqual([
        "Holiday flat",
        "Hardware wallet",
      ]);
      expect(await reveal(admin, nora, leeds)).toMatchObject({ status: 404, code: "not_found" });
    });

    test("that were saved as bank details have no label; nothing is listed for a colleague", async () => {
      const [hana, admin] = [await portal().customerWith("20.00"), await confirmedAdmin(portal())];
      expect(await seenBy(admin, hana)).toEqual([]);
      await hana.saveBank(bankOfZoe);
      await withdrawTo(hana, {});
      const [payee] = await seenBy(admin, hana);
      expect(payee).toMatchObject({
        masked: "IBAN ••••3000",
        isDefault: true,
        isOwnAccount: false,
      });
      expect(payee).not.toHaveProperty("label");
      expect(payee).toHaveProperty("openWithdrawal");
      expect((await reveal(admin, hana, payee?.id ?? "")).body).toMatchObject({
        bankDetails: { iban: "DE89370400440532013000" },
      });
      expect(await admin.get(`/users/${admin.id}/payees`)).toMatchObject({ status: 404 });
      expect(await admin.get(`/users/${crypto.randomUUID()}/payees`)).toMatchObject({
        status: 404,
      });
    });

    test("are read by every role, and by no customer", async () => {
      const { nora } = await withPayees(portal());
      const other = await portal().register();
      for (const role of staffRoles) {
        const staff = await portal().admin([role]);
        expect((await staff.get(`/users/${nora.id}/payees`)).status, role).toBe(200);
      }
      for (const customer of [nora, other])
        expect(await customer.get(`/users/${nora.id}/payees`)).toMatchObject({ status: 403 });
      expect((await portal().visitor().get(`/users/${nora.id}/payees`)).status).toBe(401);
    });
  },
  { DESTINATION_WAIT_HOURS: "24" },
);

describeEitherEngine("a payee in full", (portal) => {
  test("is shown for every kind, wherever the default is, and stays the customer's own", async () => {
    const { nora, added } = await withPayees(portal());
    const admin = await confirmedAdmin(portal());
    const [flat, leeds, wallet] = added.map(({ id }) => id);
    await nora.confirm();
    await nora.post(`/wallets/payees/${leeds}/default`);
    expect((await reveal(admin, nora, flat ?? "")).body).toEqual({
      bankDetails: {
        region: "EUROPE",
        recipientName: "Nora New",
        accountNumber: "0532013000",
        iban: "DE89370400440532013000",
        swiftCode: "COBADEFFXXX",
      },
    });
    expect((await reveal(admin, nora, leeds ?? "")).body).toEqual({
      bankDetails: { region: "OTHERS", ...bankOfGeorge.others },
    });
    expect((await reveal(admin, nora, wallet ?? "")).body).toEqual({
      walletAddress: bitcoinAddress,
    });
    const other = await portal().register();
    expect(await reveal(admin, other, wallet ?? "")).toMatchObject({ status: 404 });
  });

  test("is recorded first: in the audit log, the customer's log and an email without their words", async () => {
    const { nora, added } = await withPayees(portal());
    const admin = await confirmedAdmin(portal());
    await reveal(admin, nora, added[0]?.id ?? "");
    portal().advance({ minutes: 1 });
    await reveal(admin, nora, added[2]?.id ?? "");
    const rows = await auditIn(portal().context.storage.db).about(
      { about: nora.id, actions: ["payee.accessed"] },
      { limit: 10, offset: 0 },
    );
    const entries = await Promise.all(rows.map((row) => readAudit(portal().context, row)));
    expect(entries.map(({ after, reason: why }) => [after, why])).toEqual([
      [{ label: "Hardware wallet", destination: "BTC 1A1zP1…DivfNa" }, reason],
      [{ label: "Holiday flat", destination: "IBAN ••••3000, Nora New" }, reason],
    ]);
    expect(JSON.stringify(rows)).not.toContain("Holiday flat");
    const log = await nora.get("/users/profile/data-access-log");
    expect(log.body).toMatchObject({
      total: 2,
      accesses: [
        { what: "payee", reason },
        { what: "payee", reason },
      ],
    });
    const mails = (await mailsTo(portal(), nora.email)).filter(({ subject }) =>
      subject?.includes("viewed your details"),
    );
    expect(mails.map(({ text }) => /Viewed.*/.exec(text ?? "")?.[0])).toEqual([
      expect.stringContaining("IBAN ••••3000"),
      expect.stringContaining("Bitcoin address BTC 1A1zP1…DivfNa"),
    ]);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/Holiday flat|Hardware wallet/);
  });

  test("needs the right, a password typed within five minutes, and a reason", async () => {
    const { nora, added } = await withPayees(portal());
    const payeeId = added[0]?.id ?? "";
    for (const role of staffRoles) {
      const staff = await portal().admin([role]);
      await staff.post("/auth/confirm-password", { password });
      const mayReveal = rightsOf([role]).has("secrets");
      expect((await reveal(staff, nora, payeeId)).status, role).toBe(mayReveal ? 201 : 403);
    }
    const admin = await portal().admin();
    expect(await reveal(admin, nora, payeeId)).toMatchObject({ code: "password_needed" });
    await admin.confirm();
    const without = await accessSensitiveData(admin, nora, "payee-access", { payeeId });
    expect(without.errors).toEqual({ reason: ["Enter why you need to see this"] });
    expect((await accessSensitiveData(admin, nora, "payee-access", { reason })).status).toBe(400);
    const script = await tokenOf(portal(), admin, ["read"]);
    expect((await reveal(script, nora, payeeId)).status).toBe(403);
  });

  test("counts with all other data that was revealed within the hour", async () => {
    const { nora, added } = await withPayees(portal());
    const admin = await confirmedAdmin(portal());
    await nora.saveCard();
    const { most } = limits.rateLimits.sensitiveAccessByTreasury;
    const cards = await Promise.all(
      Array.from({ length: most - 1 }, () => accessSensitiveData(admin, nora)),
    );
    expect(cards.filter(({ status }) => status === 201)).toHaveLength(most - 1);
    expect((await reveal(admin, nora, added[0]?.id ?? "")).status).toBe(201);
    expect(await reveal(admin, nora, added[0]?.id ?? "")).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
  });
});
