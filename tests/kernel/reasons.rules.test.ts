// Reasons from a list, free text, or both: into words, and back.
import { describe, expect, test } from "vitest";
import { en } from "~server/locales/en";
import { builtInLanguages } from "~server/locales/languages";
import { isReasonCode, parseReason, reasonText, rejectionReasons } from "~server/kernel/reasons";

const locales = Object.keys(builtInLanguages);

const codes = Object.keys(en.reasons).filter(isReasonCode);

test.each([
  [{ reasonCode: "card_declined" }, "Your card was declined."],
  [{ reasonCode: null, reason: "Please call us." }, "Please call us."],
  [
    { reasonCode: "card_declined", reason: "Please call us." },
    "Your card was declined. Please call us.",
  ],
  [{}, undefined],
] as const)("%j reads %j", (given, text) => {
  expect(reasonText(given, "en")).toBe(text);
});

test("a listed reason is in the reader's language, and free text as it was written", () => {
  expect(reasonText({ reasonCode: "card_declined", reason: "Call us." }, "en-XB")).toBe(
    "Ýóúrýóú çárđçár wášwá đéçlíñéđđéçlí. Call us.",
  );
});

describe.each(locales)("words in %s", (locale) => {
  test("are read back as they were given", () => {
    for (const reasonCode of codes) {
      for (const reason of [null, "Call us.", "Your card was declined."]) {
        const text = reasonText({ reasonCode, reason }, locale) ?? "";
        expect(parseReason({ reason: text }, codes, locale)).toEqual({ reasonCode, reason });
      }
    }
  });

  test("that are not listed stay as they are", () => {
    for (const reason of ["Call us.", "Your card was declined.Not yet", "your card was declined."])
      expect(parseReason({ reason }, rejectionReasons, locale)).toEqual({ reason });
    expect(parseReason({}, rejectionReasons, locale)).toEqual({});
  });
});

test("a code that is given is kept with its text", () => {
  const given = { reasonCode: "duplicate", reason: "Your card was declined." } as const;
  expect(parseReason(given, rejectionReasons, "en")).toEqual(given);
});

test("a reason of another list is text", () => {
  const reason = en.reasons.expired;
  expect(parseReason({ reason }, rejectionReasons, "en")).toEqual({ reason });
});
