import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { Instant } from "~/ui/instant";
import { useMessages } from "~/ui/use-messages";

export type PayoutRestrictions = Pick<
  User,
  "payoutsBlockedUntil" | "payoutsBlockReason" | "payoutsFrozenAt"
>;

interface Props {
  person: PayoutRestrictions;
  /** Whether staff have stopped all payouts. */
  isStopped: boolean;
  /** Whether to mention the customer's own stop as well. */
  hasOwnStop?: boolean;
}

/** Warns before a withdrawal request why it would be refused or delayed. */
export function PayoutNotice({ person, isStopped, hasOwnStop = true }: Props) {
  const t = useMessages("payoutBlocks");
  const { payoutsBlockedUntil: until, payoutsBlockReason: reason, payoutsFrozenAt } = person;
  return (
    <>
      {isStopped && (
        <Banner tone="info">
          <p>{t("allStopped")}</p>
          <p className="weight-plain">{t("allStoppedHint")}</p>
        </Banner>
      )}
      {until && (
        <Banner tone="warning" action={<a href={paths.contact()}>{t("contactSupport")}</a>}>
          <p>{t("blockedUntil", { time: <Instant iso={until} /> })}</p>
          {reason && <p className="weight-plain wrap-anywhere">{t("reason", { reason })}</p>}
          <p className="weight-plain">{t("blockedHint")}</p>
        </Banner>
      )}
      {hasOwnStop && payoutsFrozenAt && (
        <Banner
          tone="warning"
          action={<a href={paths.customer.payoutRelease()}>{t("allowAgain")}</a>}
        >
          <p>{t("stoppedByYou")}</p>
          <p className="weight-plain">{t("stoppedByYouHint")}</p>
        </Banner>
      )}
    </>
  );
}
