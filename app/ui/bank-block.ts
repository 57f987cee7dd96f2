import type { BankDetails } from "~server/contract/schemas/bank-details";

type BankBlock = NonNullable<BankDetails["usa"]>;

/** The one block that saved bank details have, whichever region it is of. */
export function blockOf({ usa, europe, others }: BankDetails): Partial<BankBlock> {
  return usa ?? europe ?? others ?? {};
}

/** One line to know the account by, for example "First Bank ••••6789". */
export function bankName(details: BankDetails): string {
  const { bankName: bank, accountNumber, iban } = blockOf(details);
  if (details.region === "USA") return `${bank ?? "Bank"} ${accountNumber ?? ""}`;
  return details.region === "EUROPE" ? `IBAN ${iban ?? ""}` : "The account you described";
}
