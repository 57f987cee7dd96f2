import { describe, expect, test } from "vitest";
import { chosenLanguages } from "~server/config/languages";
import { builtInLanguages } from "~server/locales/languages";
import { pseudoLocale } from "~server/locales/locale";
import { localesDir } from "../support/portal/locales-dir";

const builtIn = Object.keys(builtInLanguages).filter((locale) => locale !== pseudoLocale);
const french = { "fr/language.json": { name: "Français" } };

describe("languages are offered", () => {
  test("all of them, English first, unless the operator chooses", () => {
    expect(chosenLanguages({}).languages.offered).toEqual(builtIn);
    expect(chosenLanguages({}).portalLanguage).toBe("en");
  });

  test("with those of a folder", () => {
    const { languages, faults } = chosenLanguages({
      languages: ["en", "fr"],
      portalLanguage: "fr",
      localesDir: localesDir(french),
    });
    expect(faults).toEqual([]);
    expect(languages.offered).toEqual(["fr", "en"]);
    expect(languages.known.fr).toEqual({ name: "Français", isDraft: false, texts: {} });
  });

  test("without English", () => {
    const chosen = chosenLanguages({ languages: ["fr"], localesDir: localesDir(french) });
    expect([chosen.portalLanguage, chosen.languages.offered]).toEqual(["fr", ["fr"]]);
  });

  test("and a folder replaces single texts of one that the portal has", () => {
    const folder = localesDir({ "en/ui.json": { menu: "All pages" } });
    const { languages, faults } = chosenLanguages({ localesDir: folder });
    expect(faults).toEqual([]);
    expect(languages.known.en).toMatchObject({
      name: "English",
      texts: { ui: { menu: "All pages" } },
    });
  });
});

describe("one sentence says what is wrong with", () => {
  test.each([
    ["a language that isn't there", { languages: ["en", "xx"] }, /^LANGUAGES may name en, /],
    ["nothing in the list", { languages: [] }, /^LANGUAGES may name en, /],
    ["nothing in it that is there", { languages: ["xx"] }, /^LANGUAGES may name en, /],
    [
      "a portal's language that isn't offered",
      { languages: ["en"], portalLanguage: "fr", localesDir: localesDir(french) },
      "PORTAL_LANGUAGE must be one of the languages offered: en.",
    ],
    [
      "a folder that isn't there",
      { localesDir: "/no/such" },
      /^LOCALES_DIR can't be read \(ENOENT\)/,
    ],
    [
      "a tag that isn't one",
      { localesDir: localesDir({ "french!/ui.json": {} }) },
      /^LOCALES_DIR: "french!" isn't a language/,
    ],
    [
      "a tag in another spelling",
      { localesDir: localesDir({ "PT_br/ui.json": {} }) },
      /^LOCALES_DIR: "PT_br" isn't a language/,
    ],
    [
      "a new language without a name",
      { localesDir: localesDir({ "fr/ui.json": { menu: "Menu" } }) },
      /^LOCALES_DIR: fr\/language\.json must be an object with the "name"/,
    ],
    [
      "a file that isn't JSON",
      { localesDir: localesDir({ ...french, "fr/ui.json": "{" }) },
      "LOCALES_DIR: fr/ui.json must be JSON in UTF-8.",
    ],
    [
      "a text without its value",
      { localesDir: localesDir({ ...french, "fr/withdrawals.json": { available: "Solde" } }) },
      "LOCALES_DIR: fr: withdrawals.available lacks {amount}.",
    ],
    [
      "an unknown catalog",
      { localesDir: localesDir({ ...french, "fr/nothing.json": {} }) },
      'LOCALES_DIR: fr: There is no catalog "nothing".',
    ],
  ])("%s", (_, settings, sentence) => {
    expect(chosenLanguages(settings).faults).toEqual([
      typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    ]);
  });
});
