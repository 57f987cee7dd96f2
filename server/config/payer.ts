// PAYER_NAME, PAYER_IBAN, and PAYER_BIC: the account that payouts leave from, as bank files name it.
import { z } from "zod";

interface Payer {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
}

const compact = (text: string) => text.replace(/\s/g, "").toUpperCase();

/** With the first four characters moved to the end and letters as numbers from 10 on, the remainder modulo 97 is 1 (ISO 13616). */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((one) => parseInt(one, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

export const payerName = z
  .string()
  .trim()
  .max(70, "PAYER_NAME must be 70 characters or shorter: bank files don't allow more.");
export const payerIban = z
  .string()
  .transform(compact)
  .refine(isIban, "PAYER_IBAN must be a valid IBAN.");
export const payerBic = z
  .string()
  .transform(compact)
  .refine(
    (text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text),
    "PAYER_BIC must be a valid BIC of 8 or 11 characters.",
  );

interface Settings {
  readonly mode: "demo" | "production";
  readonly payerName?: string | undefined;
  readonly payerIban?: string | undefined;
  readonly payerBic?: string | undefined;
}

/** An example account that no demo customer has: payouts to the payer's own account are refused. */
const demonstrationPayer: Payer = {
  name: "DEMONSTRATION ONLY no real account",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
};
const exampleIbans = [demonstrationPayer.iban, "DE89370400440532013000"];

/** A bank file needs all three; without any, payouts to IBANs are in the CSV file with the others. */
export function payerFaults(settings: Settings): string[] {
  const given = [
    ["PAYER_NAME", settings.payerName],
    ["PAYER_IBAN", settings.payerIban],
    ["PAYER_BIC", settings.payerBic],
  ] as const;
  const missing = given.filter(([, value]) => !value).map(([name]) => name);
  const isExample = exampleIbans.some((iban) => iban === settings.payerIban);
  if (missing.length === 0 && isExample && settings.mode === "production")
    return ["PAYER_IBAN is an example: set your own."];
  if (missing.length === 0 || missing.length === given.length) return [];
  const there = given.filter(([, value]) => value).map(([name]) => name);
  return [
    `To use ${there.join(" and ")}, also set ${missing.join(" and ")}. Set all three for bank files, or none.`,
  ];
}

export function payerOf(settings: Settings): Payer | null {
  const { mode, payerName: name, payerIban: iban, payerBic: bic } = settings;
  if (name && iban && bic) return { name, iban, bic };
  return mode === "demo" ? demonstrationPayer : null;
}
