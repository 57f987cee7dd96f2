// Bank details at rest: one sealed block a person, bound to its owner.
import { BankDetailsBlock } from "./schemas";
import type { Vault } from "../../kernel/vault";
import { maskTail } from "../../kernel/masking";
import type { BankDetailsRow } from "../../database/schema";

export function sealBankDetails(vault: Vault, userId: string, block: BankDetailsBlock): string {
  return vault.seal(JSON.stringify(block), `bank:${userId}`);
}

export function openBankDetails(vault: Vault, row: BankDetailsRow): BankDetailsBlock {
  return BankDetailsBlock.parse(JSON.parse(vault.open(row.sealed, `bank:${row.user_id}`)));
}

/** For mail: nothing that the customer chose the words of. */
export function mailedBankDetails(block: BankDetailsBlock): string {
  if (block.region === "USA") return `Bank account ${maskTail(block.accountNumber)}`;
  if (block.region === "EUROPE") return `IBAN ${maskTail(block.iban)}`;
  return "Bank account described by the customer";
}

/** One masked line, for example "First Bank ••••6789, Nora New". */
export function describeBankDetails(block: BankDetailsBlock): string {
  if (block.region === "USA")
    return `${block.bankName} ${maskTail(block.accountNumber)}, ${block.recipientName}`;
  if (block.region === "EUROPE") return `IBAN ${maskTail(block.iban)}, ${block.recipientName}`;
  return "Bank account described by the customer";
}
