// Each message as it stands: its plain text is compared with a file, and its HTML says the same and nothing else.
import { describe, expect, test } from "vitest";
import { operator } from "~server/kernel/operator";
import { en } from "~server/locales/en";
import { emailExamples } from "~server/features";
import { renderEmail } from "~server/features/email/render-email";
import { untranslatedIn } from "../support/untranslated";

const publicUrl = "https://portal.example.org";

test("each kind of email has an example", () => {
  expect(emailExamples.map(([kind]) => kind).sort()).toEqual(Object.keys(en.emailKinds).sort());
});

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};
const wordsOf = (text: string) =>
  text
    .replace(/[:\s]+/g, " ")
    .trim()
    .split(" ");
/** What a reader sees of the HTML. */
const shownIn = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? "?");

describe.each(emailExamples)("the email %s", (kind, { email }) => {
  const template = email("en");
  const { subject, text, html } = renderEmail(template, { publicUrl, locale: "en" });

  test("is worded as approved", async () => {
    expect(template.kind).toBe(kind);
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`letters/${kind}.txt`);
  });

  test("says the same as text and as HTML", () => {
    // The name above the HTML is the sender's in plain text.
    const shown = shownIn(html).replace(operator().brand, "");
    expect(wordsOf(shown)).toEqual(wordsOf(text.replace(/^-- $/m, "")));
  });

  test("is escaped, loads nothing and does not report that it was read", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(html).not.toMatch(
      /<(img|script|link|style|iframe|object|b>)|\b(src|background|on\w+)=|url\(/i,
    );
    const addresses = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.filter((address) => !address.startsWith(publicUrl))).toEqual([]);
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\bNaN\b/);
    expect([text, html].every((part) => part.includes(operator().brand))).toBe(true);
  });
});

/** What people typed in the examples. */
const data = new Set([
  "Card number",
  "The account is <b>closed</b>.",
  'The account is <b>closed</b> & "frozen".',
  "The picture is too dark.",
  "Send us the deed poll.",
  "We are checking a <b>report</b>.",
  "Ada Owner",
  "Olga Other",
  "Owen Newer",
  "Firefox",
  "Windows",
]);

test.each(emailExamples)("%s contains no English in another language", (_kind, { email }) => {
  const locale = "en-XB";
  const { subject, text } = renderEmail(email(locale), { publicUrl, locale });
  expect([subject, ...text.split("\n")].flatMap((line) => untranslatedIn(line, data))).toEqual([]);
});
