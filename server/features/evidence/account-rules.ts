// Flags about accounts and cards that others use, and about how the money and the customer got here.
import type { Locale } from "../../locales/locale";
import { formatInstant } from "../../kernel/instants";
import { formatMoney } from "../../kernel/money-format";
import { numberOf, type Money } from "../../kernel/money";
import { spanOf } from "../names/rules";
import type { AccountKind } from "../payment-accounts/labels";
import { oneDayMs, notice, warning, type Flag, type FlaggedCustomer, type T } from "./flag-rules";

/** An account, card or address that other customers use or have used. */
export interface SharedAccount {
  readonly kind: AccountKind;
  /** Whether this transaction's money comes from there or goes there. */
  readonly isSource: boolean;
  readonly others: readonly FlaggedCustomer[];
}

/** Instants are UTC milliseconds. */
export interface AccountFacts {
  readonly requestedAt: number;
  readonly sharedAccounts: readonly SharedAccount[];
  /** Whether the money would go to the account that payouts leave from. */
  readonly isToPayer: boolean;
  /** The last deposit credited in the day before a withdrawal. */
  readonly lastDeposit: { readonly amount: Money; readonly creditedAt: number } | null;
  /** The staff member who created the customer's account. */
  readonly createdBy: { readonly name: string; readonly at: number } | null;
}

const newAccountDays = 30;
/** More are counted, but not listed. */
const listedCustomers = 5;

const sharedTexts = {
  card: ["cardShared", "otherCardShared"],
  bank: ["bankAccountShared", "otherBankAccountShared"],
  crypto_address: ["addressShared", "otherAddressShared"],
} as const;

export function accountFlags(facts: AccountFacts, t: T, locale: Locale): Flag[] {
  const { requestedAt, isToPayer, lastDeposit, createdBy } = facts;
  const flags: Flag[] = [];
  if (isToPayer) flags.push(warning("destination_is_payer", t("toPayer")));
  for (const shared of facts.sharedAccounts) flags.push(sharedFlag(shared, t));
  if (lastDeposit) {
    const { amount, creditedAt } = lastDeposit;
    flags.push(
      warning(
        "after_deposit",
        t("afterDeposit", {
          span: spanOf(requestedAt - creditedAt, t, locale),
          amount: formatMoney(numberOf(amount), amount.currency, locale),
          at: formatInstant(new Date(creditedAt).toISOString(), "UTC", locale),
        }),
      ),
    );
  }
  if (createdBy) {
    const isNew = requestedAt - createdBy.at < newAccountDays * oneDayMs;
    const at = formatInstant(new Date(createdBy.at).toISOString(), "UTC", locale);
    const text = t("createdByStaff", { name: createdBy.name, at });
    flags.push((isNew ? warning : notice)("created_by_staff", text));
  }
  return flags;
}

function sharedFlag({ kind, isSource, others }: SharedAccount, t: T): Flag {
  const [ofSource, ofOther] = sharedTexts[kind];
  const text = t(isSource ? ofSource : ofOther, { count: others.length });
  const code = isSource ? "account_shared" : "other_account_shared";
  return { ...warning(code, text), customers: others.slice(0, listedCustomers) };
}
