// Parts of the deposit and withdrawal forms.
import { SubmitButton } from "~/form/submit-button";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";
import { limits } from "~server/kernel/limits";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { formatShortMoney } from "~server/kernel/money-format";
import { numberLocaleOf, type Locale } from "~server/locales/locale";

/** Instead of a draft's ID in the URL of a form: an empty form. */
export const blankDraft = "new";

/** Above a form that is filled from its draft. */
export function ResumedDraft({ startOverHref }: { startOverHref: string }) {
  const t = useMessages("drafts");
  return (
    <p className="hint">{t("resumed", { link: (text) => <a href={startOverHref}>{text}</a> })}</p>
  );
}

/** The buttons of deposit and withdrawal forms: on to the review, or back to the wallet. */
export function ContinueToReview() {
  const t = useMessages("drafts");
  return (
    <div className="actions">
      <SubmitButton busy={t("processing")}>{t("continueToReview")}</SubmitButton>
      <ButtonLink href={paths.customer.wallet()} tone="quiet">
        {t("cancel")}
      </ButtonLink>
    </div>
  );
}

/** Amounts to choose from. */
const usual = [50, 100, 500] as const;

/** Without a currency symbol, since the currency is a separate field. */
export const depositAmounts = (locale: Locale) =>
  [...usual, 1000].map((amount) => ({
    label: new Intl.NumberFormat(numberLocaleOf(locale)).format(amount),
    amount: String(amount),
  }));

/** Only amounts that can be withdrawn, and the maximum. */
export function withdrawalAmounts(
  { availableBalance, currency }: Pick<Wallet, "availableBalance" | "currency">,
  { locale, all }: { locale: Locale; all: string },
) {
  const most = Math.min(availableBalance, limits.movementMaximumMinor / 100);
  if (most <= 0) return [];
  const choices = usual.map((amount) => ({
    label: formatShortMoney(amount, currency, locale),
    amount: String(amount),
  }));
  return [
    ...choices.filter(({ amount }) => Number(amount) < most),
    { label: all, amount: most.toFixed(2) },
  ];
}
