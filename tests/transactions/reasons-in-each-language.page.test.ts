// The same stored rejections, on the pages of a portal in each language.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { builtInLanguages } from "~server/locales/languages";
import { defaultLocale, pseudoLocale, type Locale } from "~server/locales/locale";
import { reasonLabel } from "~server/kernel/reasons";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";

const locales = Object.keys(builtInLanguages);

const text = "Write to us first.";
const portal = await openPortal();
const { db } = portal.backend.context.storage;
const [hana, pavel] = await Promise.all(
  ["hana", "pavel"].map((name) => usersIn(db).byEmail(`${name}@example.com`)),
);
const [pending] = await transactionsIn(db).list(
  { userId: hana?.id ?? "", type: "withdrawal", status: "pending" },
  { limit: 1 },
);
const id = pending?.id ?? "";
const opened: InProcessPortal[] = [portal];
afterAll(async () => {
  for (const one of opened.reverse()) await one.close();
});

beforeAll(async () => {
  const admin = await portal.signInAs("admin");
  const rejections = [
    [`/admin/transactions/${id}/rejection`, { reasonCode: "duplicate", reason: text }],
    [`/admin/users/${pavel?.id}/kyc-rejection`, { reason: "expired", words: text }],
  ] as const;
  for (const [path, fields] of rejections) {
    const form = path.endsWith("kyc-rejection") ? "kyc-rejection" : "rejection";
    const done = await admin.submit(await admin.get(path), fields, { form });
    expect(done.status).toBe(303);
  }
});

describe.each(locales)("in %s", (locale: Locale) => {
  let shown: InProcessPortal;
  beforeAll(async () => {
    shown = await openPortal({ DATA_DIR: portal.dataDir, PORTAL_LANGUAGE: locale });
    opened.push(shown);
  });
  const words = (code: "duplicate" | "expired", reader: Locale) =>
    `${reasonLabel(code, reader)} ${text}`;
  // The back office is in English.
  const staff = locale === pseudoLocale ? pseudoLocale : defaultLocale;

  test.each([
    ["hana", `/dashboard/transactions/${id}`, words("duplicate", locale)],
    ["pavel", "/dashboard", words("expired", locale)],
    ["pavel", "/dashboard/kyc", words("expired", locale)],
    ["admin", `/admin/transactions/${id}`, words("duplicate", staff)],
    ["admin", `/admin/users/${pavel?.id}`, words("expired", staff)],
    ["admin", `/admin/audit?record=${id}`, words("duplicate", staff)],
  ])("%s reads %s", async (name, path, text) => {
    const page = await (await shown.signInAs(name)).get(path);
    expect(page.status).toBe(200);
    expect(page.text.replace(/[\u2066-\u2069]/g, "")).toContain(text);
  });

  test.each(["/admin/transactions.csv?status=failed", "/admin/audit.csv"])(
    "staff export %s",
    async (path) => {
      const file = await (await shown.signInAs("admin")).get(path);
      expect(file.text).toContain(words("duplicate", staff));
    },
  );
});
