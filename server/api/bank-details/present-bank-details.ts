import type { Vault } from "../../adapters/vault/port";
import type { BankDetails, BankDetailsBlock } from "../../contract/schemas/bank-details";
import { maskTail } from "../../domain/masking";
import type { BankDetailsRow } from "../../storage/schema";
import { documentAddress } from "../documents/document-address";
import { openBankDetails } from "./sealed-block";

/** Bank details as everybody but a reveal sees them: account numbers by their last four characters. */
export function presentBankDetails(vault: Vault, row: BankDetailsRow | undefined): BankDetails {
  if (!row) return { hasBankDetails: false };
  const shown = { addedAt: new Date(row.added_at).toISOString(), isActive: true };
  const block = openBankDetails(vault, row);
  const answer = { hasBankDetails: true, region: block.region };
  if (block.region === "USA") return { ...answer, usa: { ...masked(block), ...shown } };
  if (block.region === "EUROPE") return { ...answer, europe: { ...masked(block), ...shown } };
  const { description, documentId } = block;
  const documentUrl = documentId ? documentAddress(documentId) : block.documentUrl;
  return { ...answer, others: { description, documentUrl, ...shown } };
}

function masked(block: Exclude<BankDetailsBlock, { region: "OTHERS" }>) {
  const { region: _region, accountNumber, ...rest } = block;
  const numbers = { accountNumber: maskTail(accountNumber) };
  return "iban" in rest ? { ...rest, ...numbers, iban: maskTail(rest.iban) } : { ...rest, ...numbers };
}
