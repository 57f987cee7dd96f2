import type { BankDetailsBlock } from "../withdrawals/schemas";
import type { FullBankDetails } from "./schemas";
import { documentAddress } from "../documents/document-response";

/** Bank details in full; a document that came with them is read at its own address. */
export function presentBlock(block: BankDetailsBlock): FullBankDetails {
  if (block.region !== "OTHERS") return block;
  const { region, description, documentUrl, documentId } = block;
  return {
    region,
    description,
    documentUrl: documentId ? documentAddress(documentId) : documentUrl,
  };
}
