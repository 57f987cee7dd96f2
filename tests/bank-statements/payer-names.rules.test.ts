// Whether a bank's name of a payer is the account holder's.
import { describe, expect, test } from "vitest";
import { isSamePayer } from "~server/features/bank-statements/payer-name-rules";

describe("the payer is the account's holder", () => {
  test.each([
    ["JÖRG MÜLLER", "Jörg Müller"],
    ["MUELLER, JOERG", "Jörg Müller"],
    ["Muller Jorg", "Jörg Müller"],
    ["HERR DR. JÖRG MÜLLER", "Jörg Müller"],
    ["Jörg Müller", "Dipl.-Ing. Jörg Müller"],
    ["MR J P SMITH", "J. P. Smith"],
    ["SMITH J P MR", "J. P. Smith"],
    ["MARY OBRIEN", "Mary O'Brien"],
    ["O BRIEN MARY", "Mary O\u2019Brien"],
    ["Annemarie Weiss", "Anne-Marie Weiß"],
    ["ANNE MARIE WEISS", "Anne-Marie Weiß"],
    ["Zoe Swietoslawska", "Zoë Świętosławska"],
    ["SOREN OSTERGAARD", "Søren Østergård"],
    ["ＪＯＨＮ　ＳＭＩＴＨ", "John Smith"],
    ["John\u200b Smith", "John Smith"],
    // Cut off after 27, 35 and 70 characters; in the second, the space at the cut is lost.
    ["Maximiliana Hohenzollern-Si", "Maximiliana Hohenzollern-Sigmaringen"],
    ["Jean Baptiste Emmanuel Zor", "Jean Baptiste Emmanuel Zor g"],
    ["HOHENZOLLERN-SIGMARINGEN MAXIMILIAN", "Maximiliana Hohenzollern-Sigmaringen"],
    [
      "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Alexander Bartholome",
      "Hubert Blaine Alexander Bartholomew Wolfeschlegelsteinhausenbergerdorff",
    ],
  ])("%s is %s", (named, holder) => {
    expect(isSamePayer(named, holder)).toBe(true);
  });

  test.each([
    ["Anna Müller", "Jörg Müller"],
    ["Jörg Müller und Anna Müller", "Jörg Müller"],
    ["Jörg Peter Müller", "Jörg Müller"],
    ["Müller", "Jörg Müller"],
    ["J Müller", "Jörg Müller"],
    ["Jörg Müll", "Jörg Müller"],
    ["Jörg Müller Müller", "Jörg Müller"],
    ["Smith Trading Ltd", "John Smith"],
    ["", "John Smith"],
    ["...", "John Smith"],
    ["John Smith", ""],
    ["Иван Петров", "Ivan Petrov"],
    // As long as a cut, but of another person.
    ["Maximiliana Hohenzollern-Se", "Maximiliana Hohenzollern-Sigmaringen"],
    ["Maximilian Hohenzollern-Sig", "Maximiliana Hohenzollern-Sigmaringen"],
    // Shorter than any cut.
    ["Maximiliana Hohenzollern", "Maximiliana Hohenzollern-Sigmaringen"],
  ])("%s isn't %s", (named, holder) => {
    expect(isSamePayer(named, holder)).toBe(false);
  });

  test.each([
    ["ab".repeat(40), Array.from({ length: 41 }, () => "ab").join(" "), false],
    ["a".repeat(70), Array.from({ length: 12 }, (_, at) => "a".repeat(at + 1)).join(" "), true],
    [
      "a".repeat(77),
      `${Array.from({ length: 11 }, (_, at) => "a".repeat(at + 1)).join(" ")} b`,
      false,
    ],
  ])("%s: not every order of the words is tried", (named, holder, isSame) => {
    expect(isSamePayer(named, holder)).toBe(isSame);
  });
});
