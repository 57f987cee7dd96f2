import type { BankDetails } from "~server/features/withdrawals/schemas";
import type { TranslateForPage } from "./use-messages";

type BankBlock = NonNullable<BankDetails["usa"]>;

/** The block of saved bank details, whichever the region. */
export function blockOf({ usa, europe, others }: BankDetails): Partial<BankBlock> {
  return usa ?? europe ?? others ?? {};
}

/** One line that identifies the account, for example "First Bank ••••6789". */
export function bankName(t: TranslateForPage<"ui">, details: BankDetails): string {
  const { bankName: bank, accountNumber, iban } = blockOf(details);
  if (details.region === "USA")
    return t("bankAccount", { bank: bank ?? t("bankUnnamed"), number: accountNumber ?? "" });
  return details.region === "EUROPE" ? t("iban", { iban: iban ?? "" }) : t("bankDescribed");
}

/** Free text with its long numbers masked to the last four digits: "account ••••9911". */
export function maskedLabels(text: string): string {
  return text.replace(
    /\p{Nd}(?:[ .-]?\p{Nd}){6,}/gu,
    (number) => `••••${number.replace(/[ .-]/g, "").slice(-4)}`,
  );
}
