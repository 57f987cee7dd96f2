import type { Draft } from "~server/features/draft-confirmation/schemas";
import { Instant } from "~/ui/instant";
import type { TranslateForPage } from "~/ui/use-messages";

/** The destination of a withdrawal: a masked bank account, or the full address, so that it can be compared. */
export function destinationItem(
  t: TranslateForPage<"withdrawals">,
  {
    kind,
    walletAddress,
    destination,
    payee,
  }: Pick<Draft, "kind" | "walletAddress" | "destination" | "payee">,
) {
  const label = payee?.label && (
    <bdi className="weight-strong block break-words">{payee.label}</bdi>
  );
  const isBank = kind === "bank_withdrawal";
  return {
    term: isBank ? t("toBankAccount") : t("toAddress"),
    value: (
      <>
        {label}
        {isBank ? destination : <code className="break-all">{walletAddress}</code>}
      </>
    ),
  };
}

/** A new destination has a waiting period, so that the owner can notice details saved by someone else. */
export function earliestPayoutItem(
  t: TranslateForPage<"withdrawals">,
  { payableFrom }: Pick<Draft, "payableFrom">,
) {
  return {
    term: t("earliestPayout"),
    value: payableFrom && (
      <>
        <Instant iso={payableFrom} />
        <span className="hint block">{t("destinationIsNew")}</span>
      </>
    ),
  };
}
