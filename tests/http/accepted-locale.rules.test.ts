import { expect, test } from "vitest";
import { acceptedLocale } from "~server/http/accepted-locale";

test.each([
  [null, "en"],
  ["", "en"],
  ["en-US,en;q=0.9", "en"],
  ["de, fr;q=0.5", "en"],
  ["*", "en"],
  ["en-XB", "en"],
  ["de-AT, de;q=0.9, en-XB;q=0.5", "en"],
])("a portal in English responds to a call that accepts %o in %s", (accepted, locale) => {
  expect(acceptedLocale(accepted, "en")).toBe(locale);
});

test.each([
  [null, "en-XB"],
  ["de", "en-XB"],
  ["EN-xb", "en-XB"],
  ["en", "en"],
  ["de-AT, de;q=0.9, en;q=0.5", "en"],
  ["en;q=0.4, en-XB;q=0.8", "en-XB"],
  ["en-XB;q=0, en", "en"],
  ["en-XB;q=none", "en-XB"],
])(
  "a portal in the pseudo-language responds to a call that accepts %o in %s",
  (accepted, locale) => {
    expect(acceptedLocale(accepted, "en-XB")).toBe(locale);
  },
);
