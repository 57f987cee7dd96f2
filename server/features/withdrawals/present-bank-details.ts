import type { Context } from "../../http/context";
import type { BankDetails, BankDetailsBlock } from "./schemas";
import { maskTail } from "../../kernel/masking";
import type { BankDetailsRow } from "../../database/schema";
import { documentAddress } from "../documents/document-response";
import { openBankDetails } from "./sealed-block";

/** Bank details as their owner sees them: account numbers by their last four characters, free text unchanged. */
export function presentBankDetails(
  { vault, now }: Pick<Context, "vault" | "now">,
  row: BankDetailsRow | undefined,
): BankDetails {
  if (!row) return { hasBankDetails: false };
  const { added_at: addedAt, usable_from: usableFrom } = row;
  return presentSaved(openBankDetails(vault, row), { addedAt, usableFrom, now: now() });
}

/** Bank details as shown without sensitive-data access: free text and documents are left out, because their numbers can't be masked. */
export function presentBankDetailsToOthers(
  context: Pick<Context, "vault" | "now">,
  row: BankDetailsRow | undefined,
): BankDetails {
  const { others, ...answer } = presentBankDetails(context, row);
  return others
    ? { ...answer, others: { addedAt: others.addedAt, isActive: others.isActive } }
    : answer;
}

interface Times {
  readonly addedAt: number;
  readonly usableFrom: number | null;
  readonly now: number;
}

/** As shown to the owner. */
export function presentSaved(
  block: BankDetailsBlock,
  { addedAt, usableFrom, now }: Times,
): BankDetails {
  const shown = { addedAt: new Date(addedAt).toISOString(), isActive: true };
  const answer = {
    hasBankDetails: true,
    region: block.region,
    ...(usableFrom !== null &&
      now < usableFrom && { usableFrom: new Date(usableFrom).toISOString() }),
  };
  if (block.region === "USA") return { ...answer, usa: { ...masked(block), ...shown } };
  if (block.region === "EUROPE") return { ...answer, europe: { ...masked(block), ...shown } };
  const { description, documentUrl } = presentText(block);
  return { ...answer, others: { description, documentUrl, ...shown } };
}

interface Full {
  readonly walletAddress?: string | undefined;
  readonly bankDetails?: BankDetailsBlock | undefined;
}

/** A payee or a destination in full. */
export const presentInFull = ({ walletAddress, bankDetails }: Full) => ({
  walletAddress,
  bankDetails: bankDetails && presentBlock(bankDetails),
});

/** In full. */
export const presentBlock = (block: BankDetailsBlock) =>
  block.region === "OTHERS" ? presentText(block) : block;

/** A document that came with the details is read at its own address. */
function presentText({ documentId, ...text }: Extract<BankDetailsBlock, { region: "OTHERS" }>) {
  return { ...text, ...(documentId && { documentUrl: documentAddress(documentId) }) };
}

function masked(block: Exclude<BankDetailsBlock, { region: "OTHERS" }>) {
  const { region: _region, accountNumber, ...rest } = block;
  const numbers = { accountNumber: maskTail(accountNumber) };
  return "iban" in rest
    ? { ...rest, ...numbers, iban: maskTail(rest.iban) }
    : { ...rest, ...numbers };
}
