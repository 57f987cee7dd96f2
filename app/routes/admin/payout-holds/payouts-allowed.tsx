import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { Allowed } from "~/ui/staff-rights";

/** Whether money is paid out to this person, and the way to change that. */
export function PayoutsAllowed({ user }: { user: User }) {
  const { payoutsHeldUntil: until, payoutsHoldReason: reason, payoutsFrozenAt: frozenAt } = user;
  return (
    <>
      {until && (
        <>
          On hold until <Instant iso={until} />
          {reason && <span className="hint block wrap-anywhere">Reason: {reason}</span>}
        </>
      )}
      {frozenAt && (
        <span className="block">
          Stopped by the customer <Instant iso={frozenAt} />
        </span>
      )}
      {!until && !frozenAt && "Allowed"}{" "}
      <Allowed right="holds">
        <span className="inline-flex flex-wrap gap-x-4">
          <a href={paths.admin.payoutHold(user.id)}>{until ? "Change the hold" : "Put on hold"}</a>
          {until && <a href={paths.admin.payoutHoldLifting(user.id)}>Lift the hold</a>}
        </span>
      </Allowed>
    </>
  );
}
