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

/** The amount moved between parts of the total, in major units; 0 if the total changed. */
export function shiftedAmount({ kind, moved }: StatementEntry): number {
  return kind === "hold" || kind === "release" ? Math.abs(moved.held ?? 0) : 0;
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
