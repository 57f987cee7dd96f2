// Everything that the card of one deposit is checked by, in one access: counted, recorded, and told once.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { AuditLines } from "~server/features/audit-log/schemas";
import { FullCardDeposit } from "~server/features/sensitive-data/schemas";
import { limits } from "~server/kernel/limits";
import type { StaffRole } from "~server/kernel/staff-roles";
import { pngFile } from "../support/inputs/files";
import { canaryCard } from "../support/inputs/inputs";
import { read, type Administrator } from "../support/people/people";
import { mailsTo } from "../support/stubs/mailbox";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { locationsOf } from "../support/database/stored-text";

const number = canaryCard.cardNumber.replaceAll(" ", "");
const reason = "Compare the holder with the photos";
const access = (admin: Administrator, id: string, body: object = { reason }) =>
  admin.post(`/wallets/admin/transaction/${id}/card-access`, body);

async function depositOf(portal: TestPortal) {
  const nora = await portal.registerVerified();
  await nora.saveCard();
  return { nora, deposit: await nora.deposit("10.00") };
}

async function confirmed(portal: TestPortal, roles: readonly StaffRole[]) {
  const admin = await portal.admin(roles);
  await admin.confirm();
  return admin;
}

describeEitherEngine("the card of a deposit", (portal) => {
  const recorded = (about: string, actions: string[]) =>
    auditIn(portal().context.storage.db).about({ about, actions }, { limit: 10, offset: 0 });

  test("is shown with number, CVV and both photos by one access with one reason", async () => {
    const { nora, deposit } = await depositOf(portal());
    const admin = await confirmed(portal(), ["treasury"]);
    const { card, photos } = read(FullCardDeposit, await access(admin, deposit.id));
    expect([card.cardNumber, card.cvv]).toEqual([number, "737"]);
    expect(photos.map(({ side, mediaType }) => [side, mediaType])).toEqual([
      ["front", "image/png"],
      ["back", "image/jpeg"],
    ]);
    const [front] = photos.map(({ content }) => Buffer.from(content, "base64"));
    expect(front?.equals(pngFile().buffer)).toBe(true);
    expect(await locationsOf(portal(), number)).toEqual([]);
    expect(await recorded(nora.id, ["card_deposit.accessed"])).toHaveLength(1);
    expect(await recorded(nora.id, ["card.accessed", "card_photo.accessed"])).toEqual([]);
  });

  test("names what was shown, to the audit log and to its owner, once", async () => {
    const { nora, deposit } = await depositOf(portal());
    const admin = await confirmed(portal(), ["treasury"]);
    await access(admin, deposit.id);
    const auditor = await portal().admin(["auditor"]);
    const { lines } = read(
      AuditLines,
      await auditor.get(`/audit?record=transaction:${deposit.id}&action=card_deposit.accessed`),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      reason,
      changes: [{ field: "shown", after: "card number, CVV, front photo, back photo" }],
    });
    expect((await nora.get("/users/profile/data-access-log")).body).toMatchObject({
      total: 1,
      accesses: [{ what: "card_deposit", reason }],
    });
    const mails = (await mailsTo(portal(), nora.email)).filter(({ text = "" }) =>
      text.includes("Viewed"),
    );
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining("Card number, CVV, front photo, back photo"),
    ]);
  });

  test("has neither CVV nor back once it is decided, and erased items are not named", async () => {
    const { nora, deposit } = await depositOf(portal());
    const admin = await confirmed(portal(), ["treasury"]);
    await admin.approve(deposit.id);
    const { card, photos } = read(FullCardDeposit, await access(admin, deposit.id));
    expect([card.cvv, photos.map(({ side }) => side)]).toEqual([undefined, ["front"]]);
    expect(card.cvvErasedAt).toMatch(/^2026-/);
    await nora.delete("/wallets/card/remove");
    expect(await access(admin, deposit.id)).toMatchObject({ status: 404, code: "not_found" });
  });

  test("is missing for a deposit without a card, and requires a reason and the password", async () => {
    const { nora, deposit } = await depositOf(portal());
    const admin = await confirmed(portal(), ["treasury"]);
    const { transaction } = Object((await admin.credit(nora.id, "5.00")).body);
    expect((await access(admin, transaction.id)).status).toBe(404);
    expect((await access(admin, deposit.id, {})).errors).toEqual({
      reason: ["Enter why you need to see this"],
    });
    portal().advance({ minutes: 6 });
    expect((await access(admin, deposit.id)).code).toBe("password_needed");
  });

  test.each([
    ["treasury", "sensitiveAccessByTreasury"],
    ["compliance", "sensitiveAccess"],
  ] as const)("can be viewed only so often in an hour by %s", async (role, rateLimit) => {
    const { deposit } = await depositOf(portal());
    const admin = await confirmed(portal(), [role]);
    const { most } = limits.rateLimits[rateLimit];
    const answers = await Promise.all(
      Array.from({ length: most + 1 }, () => access(admin, deposit.id)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
  });
});
