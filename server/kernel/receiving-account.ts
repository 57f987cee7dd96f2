// The accounts that customers send bank transfers to.
import type { Currency } from "./currencies";

export interface ReceivingAccount {
  /** A short code of the operator's: letters, digits and hyphens. The ledger and imported statements refer to it. */
  readonly id: string;
  readonly currency: Currency;
  readonly holder: string;
  readonly bank: string;
  readonly iban?: string | undefined;
  readonly bic?: string | undefined;
  readonly accountNumber?: string | undefined;
  readonly routingNumber?: string | undefined;
  /** Six digits. */
  readonly sortCode?: string | undefined;
  readonly bankAddress?: string | undefined;
  /** Working days that a transfer to the account takes at most; 0 if it arrives on the same day. */
  readonly arrivesWithinDays: number;
}

/** The account as statements name it: its IBAN, else its number. */
export const statementAccountOf = ({ iban, accountNumber }: ReceivingAccount): string =>
  iban ?? accountNumber ?? "";

/** What a demonstration shows; in euros, it is the account that payouts leave from. */
export const exampleReceivingAccounts: readonly ReceivingAccount[] = [
  {
    id: "example-eur",
    currency: "EUR",
    holder: "Example Markets Ltd",
    bank: "Example Bank, Munich",
    iban: "DE02120300000000202051",
    bic: "BYLADEM1001",
    arrivesWithinDays: 1,
  },
  {
    id: "example-usd",
    currency: "USD",
    holder: "Example Markets Ltd",
    bank: "Example Bank, New York",
    accountNumber: "9900112233",
    routingNumber: "123456780",
    bankAddress: "1 Example Street, New York, NY 10001",
    arrivesWithinDays: 3,
  },
  {
    id: "example-gbp",
    currency: "GBP",
    holder: "Example Markets Ltd",
    bank: "Example Bank, London",
    accountNumber: "99001122",
    sortCode: "123456",
    arrivesWithinDays: 0,
  },
];
