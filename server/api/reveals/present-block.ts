import type { BankDetailsBlock } from "../../contract/schemas/bank-details";
import type { RevealedBankDetails } from "../../contract/schemas/reveals";
import { documentAddress } from "../documents/document-address";

/** Bank details in full; a document that came with them is read at its own address. */
export function presentBlock(block: BankDetailsBlock): RevealedBankDetails {
  if (block.region !== "OTHERS") return block;
  const { region, description, documentUrl, documentId } = block;
  return {
    region,
    description,
    documentUrl: documentId ? documentAddress(documentId) : documentUrl,
  };
}
