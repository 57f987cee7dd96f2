import type { Endpoints } from "../../contract/endpoints";
import type { Handler } from "../call";

export const readState: Handler<Endpoints["secondFactor"]["state"]> = async ({ context, actor }) => {
  const { secondFactors } = context.storage.store;
  const factor = await secondFactors.of(actor.user.id);
  const since = factor?.enabled_at ?? null;
  return {
    isOn: since !== null,
    since: since === null ? undefined : new Date(since).toISOString(),
    recoveryCodesLeft: since === null ? 0 : await secondFactors.codesLeft(actor.user.id),
    isRequired: context.settings.requiresAdminSecondFactor && actor.user.role === "admin",
  };
};
