// Values of camt: amounts with a currency and a direction, and days.
import { dayFrom, minorFrom, readCurrency } from "./read-values";
import { quoted, stop } from "./unreadable";
import { elementAt, textAt, type XmlElement } from "./xml-elements";

export interface CamtAccount {
  readonly account: string | null;
  /** Null until the first amount, if the account doesn't name its currency. */
  currency: string | null;
}

interface Within {
  readonly place: number | null;
  readonly account: CamtAccount;
}

/** Decimals without a sign, in minor units. */
export function decimalMinor(text: string, place: number | null): bigint {
  const { whole, decimals = "" } =
    /^(?<whole>\d*)(?:\.(?<decimals>\d*))?$/.exec(text)?.groups ?? {};
  return whole === undefined
    ? stop("unreadable_amount", place, { text: quoted(text) })
    : minorFrom(whole, decimals, place, text);
}

/** The element's own amount, signed by its direction; it must be in the account's currency. */
export function camtAmount(element: XmlElement, { place, account }: Within): bigint {
  const amount = elementAt(element, "Amt");
  if (!amount) return stop("missing_field", place, { field: `${element.name}/Amt` });
  const currency = readCurrency(amount.currency ?? "", place);
  account.currency ??= currency;
  if (currency !== account.currency)
    return stop("other_currency", place, { found: currency, expected: account.currency });
  const minor = decimalMinor(amount.text.trim(), place);
  return isCredit(element, place) ? minor : -minor;
}

export function isCredit(element: XmlElement, place: number | null): boolean {
  const direction = textAt(element, "CdtDbtInd");
  const field = `${element.name}/CdtDbtInd`;
  if (direction === null) return stop("missing_field", place, { field });
  if (direction === "CRDT" || direction === "DBIT") return direction === "CRDT";
  return stop("unreadable_field", place, { field, text: quoted(direction) });
}

/** The day of a date or a time, as the bank's own calendar has it. */
export function camtDay(text: string | null, field: string, place: number | null): string {
  if (text === null) return stop("missing_field", place, { field });
  const [, year = "", month = "", day = ""] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T+Z-].{0,40})?$/.exec(text) ?? [];
  return (
    dayFrom(year, month, day) ??
    stop("unreadable_date", place, { text: quoted(text), format: "YYYY-MM-DD" })
  );
}
