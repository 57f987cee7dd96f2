import type { Context } from "../../http/context";
import type { LocalizedText } from "../email/email-template";
import { maskedAddress, openDestination } from "./destination";
import { mailedBankDetails } from "./sealed-block";

interface Frozen {
  readonly id: string;
  readonly destination_sealed: string | null;
}

/** The destination of a withdrawal or a draft, masked, and without the names of bank and recipient, which the customer chose. */
export function mailedDestination(
  context: Pick<Context, "vault">,
  { id, destination_sealed: sealed }: Frozen,
): LocalizedText | null {
  if (sealed === null) return null;
  const { walletAddress, bankDetails } = openDestination(context, { id, sealed });
  if (walletAddress) return () => maskedAddress(walletAddress);
  return bankDetails ? mailedBankDetails(bankDetails) : null;
}
