import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

/** Whether this user can be paid, and a link to change it. */
export function PayoutsAllowed({ user }: { user: User }) {
  const t = useMessages("staffPayoutBlocks");
  const {
    payoutsBlockedUntil: until,
    payoutsBlockReason: reason,
    payoutsFrozenAt: frozenAt,
  } = user;
  return (
    <>
      {until && (
        <>
          {t("blockedUntil", { time: <Instant iso={until} /> })}
          {reason && (
            <span className="hint block wrap-anywhere">{t("blockedBecause", { reason })}</span>
          )}
        </>
      )}
      {frozenAt && (
        <span className="block">
          {t("stoppedByCustomer", { time: <Instant iso={frozenAt} /> })}
        </span>
      )}
      {!until && !frozenAt && t("allowed")}{" "}
      <Allowed call="users.blockPayouts">
        <span className="inline-flex flex-wrap gap-x-4">
          <a href={paths.admin.payoutBlock(user.id)}>
            {until ? t("changeBlock") : t("blockPayouts")}
          </a>
          {until && <a href={paths.admin.payoutUnblocking(user.id)}>{t("unblock")}</a>}
        </span>
      </Allowed>
    </>
  );
}
