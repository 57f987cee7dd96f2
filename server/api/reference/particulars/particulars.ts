import type { RefusalCode } from "../../../contract/values/messages";

/** What the endpoint table does not say of a call: how it behaves, and which refusals of its own it has. */
export interface Particulars {
  readonly description?: string;
  /** Of the answer, in a few words. */
  readonly answers?: string;
  /** What stands in the path. */
  readonly place?: string;
  readonly refuses?: readonly RefusalCode[];
  /** Of an answer of plain bytes. */
  readonly mediaTypes?: readonly string[];
}

export type ParticularsOf = Readonly<Record<string, Particulars>>;

/** Whatever brings files may bring one that is refused. */
export const fileRefusals = [
  "file_empty",
  "file_too_large",
  "file_type_refused",
  "file_image_too_big",
  "files_take_too_much",
  "files_unverified",
  "file_infected",
  "files_unchecked",
  "file_gone",
  "too_many_requests",
] as const;

/** A deposit in another currency is converted, at a rate that may have moved. */
export const conversionRefusals = ["rate_changed", "amount_too_small"] as const;

export const personPlace = "Id of the person";
export const transactionPlace = "Id of the transaction";
