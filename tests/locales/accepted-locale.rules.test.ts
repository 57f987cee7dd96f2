import { afterAll, describe, expect, test } from "vitest";
import { acceptedLocale } from "~server/locales/accepted-locale";
import { builtInLanguages, setLanguages } from "~server/locales/languages";

const given = globalThis.portalLanguages;
afterAll(() => {
  globalThis.portalLanguages = given;
});
const offer = (...offered: readonly string[]) => setLanguages({ known: builtInLanguages, offered });

test.each([
  [null, "en"],
  ["", "en"],
  ["en-US,en;q=0.9", "en"],
  ["de, fr;q=0.5", "en"],
  ["*", "en"],
  ["en-XB", "en"],
  ["de-AT, de;q=0.9, en-XB;q=0.5", "en"],
])("a portal in English alone answers what accepts %o in %s", (accepted, locale) => {
  offer("en");
  expect(acceptedLocale(accepted, "en")).toBe(locale);
});

describe("a portal in several languages", () => {
  test.each([
    [null, "es"],
    ["fr", "es"],
    ["PT-br", "pt-BR"],
    ["pt-PT, en", "pt-BR"],
    ["de-AT, de;q=0.9, en;q=0.5", "de"],
    ["fr, en;q=0.4, de;q=0.8", "de"],
    ["de;q=0, en", "en"],
    ["de;q=none, en;q=0.1", "en"],
    ["de-Latn-AT", "de"],
  ])("answers what accepts %o in %s", (accepted, locale) => {
    offer("es", "en", "de", "pt-BR");
    expect(acceptedLocale(accepted, "es")).toBe(locale);
  });
});
