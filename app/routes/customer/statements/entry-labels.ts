// Labels of ledger entries on a statement.
import { transactionStage } from "~server/features/ledger/payout-labels";
import { formatList } from "~server/kernel/list-format";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import type { StatementEntry, StatementParts } from "~server/features/statements/schemas";
import { statusLabel } from "~/ui/status-labels";

/** "Deposit", "Withdrawal: Approved", or for an administrator's adjustment "Adjustment: Bonus". */
export function entryLabel(locale: Locale, { kind, moved, payout }: StatementEntry): string {
  const t = messagesIn(locale, "statements");
  if (payout) {
    const stage = statusLabel(
      messagesIn(locale, "statuses"),
      transactionStage({ status: "successful", payout }),
    );
    return t("entry.withdrawalAt", { stage });
  }
  return kind === "adjustment"
    ? t("entry.adjustment", { parts: formatList(namesOf(locale, moved), locale) })
    : t(`entry.${kind}`);
}

/** Whether a line is the fee of the entry before it. */
export const isFee = ({ kind }: Pick<StatementEntry, "kind">): boolean =>
  kind === "fee" || kind === "fee_refunded";

/** The number of entries whose lines these are. */
export const countEntries = (lines: readonly Pick<StatementEntry, "kind">[]): number =>
  lines.filter((line) => !isFee(line)).length;

/** The amount moved between parts of the total, in major units; 0 if the total changed. */
export function shiftedAmount({ kind, moved }: StatementEntry): number {
  return kind === "hold" || kind === "release" ? Math.abs(moved.held ?? 0) : 0;
}

/** The same with the amount that moved between parts of the total, if any. */
export function detailsOf(
  locale: Locale,
  entry: StatementEntry,
  write: (amount: number) => string,
): string {
  const [label, shifted] = [entryLabel(locale, entry), shiftedAmount(entry)];
  return shifted > 0
    ? messagesIn(locale, "statements")("withAmount", { entry: label, amount: write(shifted) })
    : label;
}

/** The parts of a closing balance: two always, the others if they aren't zero. */
export function shownParts(
  locale: Locale,
  parts: StatementParts,
): { term: string; amount: number }[] {
  return partsIn(parts)
    .filter((part) => part === "available" || part === "held" || parts[part] !== 0)
    .map((part) => ({ term: partName(locale, part), amount: parts[part] }));
}

const partName = (locale: Locale, part: keyof StatementParts) =>
  messagesIn(locale, "statements")(`part.${part}`);

const namesOf = (locale: Locale, moved: StatementEntry["moved"]) =>
  partsIn(moved).map((part) => partName(locale, part));

const order = ["available", "held", "profit", "bonus", "unallocated"] as const;

function partsIn(parts: Partial<StatementParts>) {
  return order.filter((part) => parts[part] !== undefined);
}
