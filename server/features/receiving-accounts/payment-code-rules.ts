// The QR code of a transfer in euros (EPC069-12, version 2): banks' apps fill in their form from it.
import { decimalOf, type Money } from "../../kernel/money";
import type { ReceivingAccount } from "../../kernel/receiving-account";

/** The standard ends there: with a longer name or reference, there is no code. */
const longestBytes = 331;

interface Transfer {
  readonly account: ReceivingAccount;
  /** A creditor reference (ISO 11649). */
  readonly reference: string;
  /** Undefined leaves it to the payer. */
  readonly amount?: Money | undefined;
}

/** The text of the code, or undefined for transfers that no such code can describe. */
export function paymentCodeText({ account, reference, amount }: Transfer): string | undefined {
  const { currency, iban, bic = "", holder } = account;
  if (currency !== "EUR" || !iban) return undefined;
  const purpose = "";
  const text = [
    ...["BCD", "002", "1", "SCT"],
    ...[bic, holder, iban],
    amount ? `EUR${decimalOf(amount)}` : "",
    ...[purpose, reference],
  ].join("\n");
  return new TextEncoder().encode(text).length <= longestBytes ? text : undefined;
}
