import { expect, test } from "vitest";
import { payeeIn } from "~server/features/evidence/name-rules";
import { isSameName } from "~server/features/names/same-name-rules";

test.each([
  ["the same", "Nora New", "Nora New", true],
  ["in capitals, as banks print it", "Nora New", "NORA NEW", true],
  ["with the family name first", "Nora New", "New, Nora", true],
  ["without its accents", "Zoë Świętosławska", "Zoe Swietoslawska", true],
  ["with letters that don't decompose", "Jørgen Straße", "JORGEN STRASSE", true],
  ["with a hyphen instead of a space", "Anne-Marie Roe", "Anne Marie Roe", true],
  ["in another script", "Нора Нью", "НЬЮ НОРА", true],
  ["of someone else", "Nora New", "Ben Bold", false],
  ["with one more name", "Nora New", "Nora Ruth New", false],
  ["with the same letters in other words", "Nora New", "Noran Ew", false],
  ["with a repeated word", "Nora New", "Nora Nora New", false],
  ["without letters", "Nora New", " -, ", false],
])("a name is compared with one that is %s: %s, %s", (_how, one, other, isSame) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([isSame, isSame]);
});

test.each([
  ["First Bank ••••6789, Nora New", { account: "First Bank ••••6789", holder: "Nora New" }],
  ["IBAN ••••3000, New, Nora", { account: "IBAN ••••3000", holder: "New, Nora" }],
  ["First Bank ••••, Nora New", { account: "First Bank ••••", holder: "Nora New" }],
  ["Bank account described by the customer", { account: "Bank account described by the customer" }],
])("the holder is read from a masked destination: %s", (masked, payee) => {
  expect(payeeIn(masked)).toEqual(payee);
});

test.each([
  ["the holder", "First Bank ••••6789, Ben Bold ••••1234, Nora New"],
  ["the bank", "First ••••1234, Nora New ••••6789, Ben Bold"],
])("dots and commas in the name of %s don't hide a different holder", (_where, masked) => {
  expect(isSameName("Nora New", payeeIn(masked).holder ?? "")).toBe(false);
});
