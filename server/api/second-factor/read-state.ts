import type { Operations } from "../../contract/operations";
import { confirmedUntil, isConfirmed } from "../accounts/confirmed";
import type { Handler } from "../call";

export const readState: Handler<Operations["secondFactor"]["state"]> = async ({
  context,
  actor,
}) => {
  const { secondFactors } = context.storage.store;
  const factor = await secondFactors.of(actor.user.id);
  const since = factor?.enabled_at ?? null;
  return {
    isOn: since !== null,
    since: since === null ? undefined : new Date(since).toISOString(),
    recoveryCodesLeft: since === null ? 0 : await secondFactors.codesLeft(actor.user.id),
    confirmedUntil:
      actor.confirmedAt !== null && isConfirmed(actor, context.now())
        ? new Date(confirmedUntil(actor.confirmedAt)).toISOString()
        : undefined,
    isRequired: context.settings.requiresAdminSecondFactor && actor.user.role === "admin",
  };
};
