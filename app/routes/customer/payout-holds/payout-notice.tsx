import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { Instant } from "~/ui/instant";

export type PayoutStanding = Pick<
  User,
  "payoutsHeldUntil" | "payoutsHoldReason" | "payoutsFrozenAt"
>;

interface Props {
  person: PayoutStanding;
  /** Whether staff have stopped the payouts of everybody. */
  isStopped: boolean;
  /** Whether the stop by the customer is said, too. */
  hasOwnStop?: boolean;
}

/** Says before a withdrawal is asked for why it would be refused, or wait. */
export function PayoutNotice({ person, isStopped, hasOwnStop = true }: Props) {
  const { payoutsHeldUntil: until, payoutsHoldReason: reason, payoutsFrozenAt } = person;
  return (
    <>
      {isStopped && (
        <Banner tone="info">
          <p>All payouts are stopped for now</p>
          <p className="weight-plain">
            Your money stays in your wallet. You can still ask for a withdrawal: it is reviewed once
            payouts start again.
          </p>
        </Banner>
      )}
      {until && (
        <Banner tone="warning" action={<a href={paths.contact()}>Contact support</a>}>
          <p>
            Payouts from your account are on hold until <Instant iso={until} />
          </p>
          {reason && <p className="weight-plain wrap-anywhere">Reason: {reason}</p>}
          <p className="weight-plain">
            You can&apos;t withdraw until then, and withdrawals that you asked for before wait.
            Everything else works as usual.
          </p>
        </Banner>
      )}
      {hasOwnStop && payoutsFrozenAt && (
        <Banner
          tone="warning"
          action={<a href={paths.customer.payoutRelease()}>Allow payouts again</a>}
        >
          <p>You stopped payouts from your account</p>
          <p className="weight-plain">You can&apos;t withdraw until you allow them again.</p>
        </Banner>
      )}
    </>
  );
}
