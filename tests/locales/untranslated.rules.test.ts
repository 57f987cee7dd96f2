// What finds English on pages and in mails in the pseudo-language.
import { expect, test } from "vitest";
import { messagesIn } from "~server/locales/messages";
import { untranslatedIn } from "../support/untranslated";

const t = messagesIn("en-XB", "withdrawals");

test.each([
  ["a message", t("bank")],
  ["a message with an amount", t("available", { amount: "$1,234.50" })],
  ["figures, codes and addresses", "$5.00 USD, TX-7Q2M9KD4AB, hana@example.com, statement.pdf"],
  ["the start of an ID, which may have letters only", "dbbcffba"],
  ["a date", "21 Nov 2026, 04:05 UTC"],
  ["data", "Lakeside Federal Bank ••••6789, Nora New"],
])("accepts %s", (_what, text) => {
  expect(untranslatedIn(text, new Set(["Lakeside Federal Bank ••••6789, Nora New"]))).toEqual([]);
});

test.each([
  ["a forgotten word", "Withdraw", "Withdraw"],
  ["one next to a message", `${t("bank")} pending`, `${t("bank")} pending`],
  ["one inside a message", t("available", { amount: "nothing" }), "nothing"],
  ["a code without a label", "under_review", "under_review"],
])("finds %s", (_what, text, found) => {
  expect(untranslatedIn(text)).toEqual([found]);
});
