import { expect, test } from "vitest";
import { acceptedLocale } from "~server/http/accepted-locale";

test.each([
  [null, "en"],
  ["", "en"],
  ["en-XB", "en-XB"],
  ["EN-xb", "en-XB"],
  ["en-US,en;q=0.9", "en"],
  ["de-AT, de;q=0.9, en-XB;q=0.5", "en-XB"],
  ["en;q=0.4, en-XB;q=0.8", "en-XB"],
  ["en-XB;q=0, en", "en"],
  ["de, fr;q=0.5", "en"],
  ["*", "en"],
  ["en-XB;q=none", "en"],
])("a call that accepts %o is answered in %s", (accepted, locale) => {
  expect(acceptedLocale(accepted, "en")).toBe(locale);
});

test("a call that accepts nothing of ours is answered in the language of the portal", () => {
  expect(acceptedLocale("de", "en-XB")).toBe("en-XB");
});
