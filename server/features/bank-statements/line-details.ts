// What a line says of the other party: encrypted, and erased with the customer it was credited to.
import { z } from "zod";
import type { BankLineRow } from "../../database/rows/bank-rows";
import type { Sealer } from "../../kernel/vault";
import type { ParsedLine } from "./statement-rules";

const LineDetails = z.object({
  name: z.string().nullable(),
  account: z.string().nullable(),
  text: z.string(),
  bankReference: z.string().nullable(),
  endToEndId: z.string().nullable(),
  payerReference: z.string().nullable(),
});
export type LineDetails = z.output<typeof LineDetails>;

/** Binds encrypted details to their row. */
export function lineAad(id: string): string {
  return `bank_line:${id}`;
}

export function sealLine(vault: Sealer, id: string, line: ParsedLine): string {
  const { name, account, text, bankReference, endToEndId, payerReference } = line;
  const details: LineDetails = { name, account, text, bankReference, endToEndId, payerReference };
  return vault.seal(JSON.stringify(details), lineAad(id));
}

/** Null once the details were erased. */
export function openLine(
  vault: Sealer,
  { id, details_sealed: sealed }: Pick<BankLineRow, "id" | "details_sealed">,
): LineDetails | null {
  return sealed === null ? null : LineDetails.parse(JSON.parse(vault.open(sealed, lineAad(id))));
}
