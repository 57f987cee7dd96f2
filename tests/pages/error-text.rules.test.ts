// What an error page says about a failed call.
import { describe, expect, test } from "vitest";
import { pageErrorOf } from "~/routes/public/error-page";

const textOf = (message: string, locale: string) =>
  pageErrorOf(
    { status: 418, statusText: "", internal: false, data: message },
    locale,
  ).text?.replaceAll(/[\u2068\u2069]/g, "");

describe("the message of a failed call", () => {
  test.each([
    ["en", "The rate couldn't be loaded", "The rate couldn't be loaded. Try again in a moment."],
    ["en", "The rate couldn't be loaded.", "The rate couldn't be loaded. Try again in a moment."],
    ["en", 'It said "no."', 'It said "no." Try again in a moment.'],
    ["es", "¿Todo bien?", "¿Todo bien? Inténtalo de nuevo en un momento."],
    ["ar", "هل المبلغ صحيح؟", "هل المبلغ صحيح؟ حاول مرة أخرى بعد لحظات."],
    ["ar", "تعذّر تحميل السعر", "تعذّر تحميل السعر. حاول مرة أخرى بعد لحظات."],
  ])("ends as a sentence in %s: %s", (locale, message, text) => {
    expect(textOf(message, locale)).toBe(text);
  });
});
