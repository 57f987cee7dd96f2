/** The account that payouts leave from, as bank files name it. */
export interface Payer {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
}
