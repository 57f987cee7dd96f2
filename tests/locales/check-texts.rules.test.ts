import { describe, expect, test } from "vitest";
import { textFaults } from "~server/locales/check-texts";

describe("texts of a language are checked", () => {
  test("nothing is wrong with what is right", () => {
    expect(
      textFaults("de", {
        withdrawals: { available: "Verfügbares Guthaben: {amount}" },
        accountClosing: {
          records: "Wir bewahren {years, plural, one {# Jahr} other {# Jahre}} lang auf.",
        },
      }),
    ).toEqual([]);
  });

  test.each([
    ["an unknown catalog", { nothing: {} }, 'There is no catalog "nothing".'],
    ["a catalog that isn't one", { ui: "menu" }, '"ui" must be an object of texts.'],
    ["an unknown key", { ui: { nothing: "x" } }, "ui.nothing isn't a text of the portal."],
    ["an inherited key", { ui: { toString: "x" } }, "ui.toString isn't a text of the portal."],
    ["a number", { ui: { menu: 3 } }, "ui.menu must be a text."],
    ["nothing", { ui: { menu: " " } }, "ui.menu is empty."],
    ["an open brace", { ui: { menu: "Menü {" } }, /^ui\.menu can't be read: /],
    [
      "a missing value",
      { withdrawals: { available: "Da" } },
      "withdrawals.available lacks {amount}.",
    ],
    [
      "an unknown value",
      { withdrawals: { available: "{amount} von {sum}" } },
      "withdrawals.available has an unknown {sum}.",
    ],
    [
      "a missing tag",
      { withdrawals: { bankMissing: "Bankdaten fehlen." } },
      "withdrawals.bankMissing lacks <link>.",
    ],
  ])("%s", (_, texts, fault) => {
    expect(textFaults("de", texts)).toEqual([
      typeof fault === "string" ? fault : expect.stringMatching(fault),
    ]);
  });
});

describe("plural forms are those of the language", () => {
  const withYears = (forms: string) => ({
    accountClosing: { records: `{years, plural, ${forms}}` },
  });

  test("Arabic has six", () => {
    expect(textFaults("ar", withYears("one {#} other {#}"))).toEqual([
      'accountClosing.records lacks the form "zero" of {years}.',
      'accountClosing.records lacks the form "two" of {years}.',
      'accountClosing.records lacks the form "few" of {years}.',
      'accountClosing.records lacks the form "many" of {years}.',
    ]);
  });

  test("a count with a form of its own needs no other", () => {
    const forms = "=0 {#} =1 {#} =2 {#} few {#} many {#} other {#}";
    expect(textFaults("ar", withYears(forms))).toEqual([]);
  });

  test("Japanese has one", () => {
    expect(textFaults("ja", withYears("other {#}"))).toEqual([]);
  });
});
