// The changed values of an audit entry, formatted for display.
import type { AuditChange } from "./schemas";
import { balanceFields } from "../adjustments/rules";
import { groupedDecimalOf } from "../../kernel/money";

/** Fields in minor units, with the names they are shown under. */
const amounts: Readonly<Record<string, string>> = {
  amountMinor: "amount",
  feeMinor: "fee",
  paidMinor: "paid",
  ...Object.fromEntries(balanceFields.map((field) => [field, field])),
};

/** Internal counters, which aren't shown. */
const hiddenFields: ReadonlySet<string> = new Set(["version"]);

/** One entry for each value that differs or exists on only one side. */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !hiddenFields.has(name),
  );
  const changed = names.filter((name) => was.get(name) !== is.get(name));
  // A change without changed values, such as a view of an amount, shows its values anyway.
  return (changed.length > 0 ? changed : names).map((name) => ({
    field: name === "" ? undefined : name,
    before: was.get(name),
    after: is.get(name),
  }));
}

function membersOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object" || Array.isArray(value)) return new Map([["", labelsOf(value)]]);
  const present = Object.entries(value).filter(
    ([, member]) => member !== null && member !== undefined,
  );
  return new Map(
    present.map(([name, member]) => [
      amounts[name] ?? name,
      name in amounts ? moneyOf(member) : labelsOf(member),
    ]),
  );
}

function moneyOf(value: unknown): string {
  const text = labelsOf(value);
  return /^-?\d+$/.test(text) ? groupedDecimalOf({ minor: BigInt(text) }) : text;
}

function labelsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(labelsOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
