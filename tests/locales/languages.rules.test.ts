import { describe, expect, test } from "vitest";
import { textFaults } from "~server/locales/check-texts";
import { en } from "~server/locales/en";
import { staffMembersEmails } from "~server/locales/en/staff/members";
import { isTranslated, languages } from "~server/locales/languages";
import type { CatalogName } from "~server/locales/messages";

const names = (Object.keys(en) as CatalogName[]).filter(isTranslated);

describe.each(Object.entries(languages))("%s", (tag, { name, texts }) => {
  test("is called what its speakers call it", () => {
    expect(new Intl.DisplayNames(tag, { type: "language" }).of(tag)?.toLowerCase()).toBe(
      name.toLowerCase(),
    );
  });

  test("has no fault", () => {
    expect(textFaults(tag, texts)).toEqual([]);
  });

  test("lacks no text that a customer or visitor meets", () => {
    const missing = names.flatMap((catalog) =>
      Object.keys(en[catalog])
        .filter((key) => !Object.hasOwn(texts[catalog] ?? {}, key))
        .filter((key) => catalog !== "emails" || !Object.hasOwn(staffMembersEmails, key))
        .map((key) => `${catalog}.${key}`),
    );
    expect(missing).toEqual([]);
  });

  test("translates nothing that only staff read", () => {
    const extra = (Object.keys(texts) as CatalogName[]).filter((catalog) => !isTranslated(catalog));
    expect(extra).toEqual([]);
  });
});
