import type { secondFactorOperations } from "./operations";
import { secondFactorsIn } from "./store";
import { confirmedUntil, isConfirmed } from "../../http/step-up";
import type { Handler } from "../../http/call";

export const readState: Handler<typeof secondFactorOperations.state> = async ({
  context,
  actor,
}) => {
  const secondFactors = secondFactorsIn(context.storage.db);
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
