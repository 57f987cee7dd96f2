import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

/** Whether this user can be paid, and a link to change it. */
export function PayoutsAllowed({ user }: { user: User }) {
  const t = useMessages("staffPayoutHolds");
  const { payoutsHeldUntil: until, payoutsHoldReason: reason, payoutsFrozenAt: frozenAt } = user;
  return (
    <>
      {until && (
        <>
          {t("heldUntil", { time: <Instant iso={until} /> })}
          {reason && (
            <span className="hint block wrap-anywhere">{t("heldBecause", { reason })}</span>
          )}
        </>
      )}
      {frozenAt && (
        <span className="block">
          {t("stoppedByCustomer", { time: <Instant iso={frozenAt} /> })}
        </span>
      )}
      {!until && !frozenAt && t("allowed")}{" "}
      <Allowed call="users.holdPayouts">
        <span className="inline-flex flex-wrap gap-x-4">
          <a href={paths.admin.payoutHold(user.id)}>{until ? t("changeHold") : t("putOnHold")}</a>
          {until && <a href={paths.admin.payoutHoldLifting(user.id)}>{t("liftHold")}</a>}
        </span>
      </Allowed>
    </>
  );
}
