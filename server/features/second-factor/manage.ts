// A user's own second factor: its state, setting it up, renewing its recovery codes, and turning it off.
import type { secondFactorOperations } from "./operations";
import { secondFactorsIn } from "./store";
import { confirmedUntil, isConfirmed } from "../../http/step-up";
import type { Handler } from "../../http/call";
import { instantOf } from "../../kernel/instants";
import { operator } from "../../kernel/operator";
import { isRefusal, refuse } from "../../kernel/refusal";
import { command } from "../../http/command";
import { findPending } from "./find-pending";
import { openSecret, sealSecret } from "./sealed-secret";
import { newSecret, otpauthUri } from "./totp";
import { messagesIn } from "../../locales/messages";
import { sessionsIn } from "../sessions/store";
import { recordSecurityChange } from "../sessions/record-security-change";
import { hasSecondFactor } from "./has-second-factor";
import { createRecoveryCodes } from "./enable";

export const readState: Handler<typeof secondFactorOperations.state> = async ({
  context,
  actor,
}) => {
  const secondFactors = secondFactorsIn(context.storage.db);
  const factor = await secondFactors.of(actor.user.id);
  const since = factor?.enabled_at ?? null;
  return {
    isOn: since !== null,
    since: instantOf(since),
    recoveryCodesLeft: since === null ? 0 : await secondFactors.codesLeft(actor.user.id),
    confirmedUntil:
      actor.confirmedAt !== null && isConfirmed(actor, context.now())
        ? instantOf(confirmedUntil(actor.confirmedAt))
        : undefined,
    isRequired: context.settings.requiresAdminSecondFactor && actor.user.role === "admin",
  };
};

/** Shows the secret after a recent password, until a first code turns 2FA on. The request's idempotency key is ignored: a response with a secret is never stored. */
export const setUp: Handler<typeof secondFactorOperations.setUp> = async (call) => {
  const { context, actor } = call;
  const secret = newSecret(context.randomText);
  return command({ ...call, key: null }, async (db) => {
    const { user } = actor;
    const row = {
      user_id: user.id,
      secret: sealSecret(context, user.id, secret),
      enabled_at: null,
      last_used_step: null,
      created_at: context.now(),
    };
    return (await secondFactorsIn(db).begin(row))
      ? shown(secret, user.email)
      : refuse("second_factor_on");
  });
};

export const readPending: Handler<typeof secondFactorOperations.pending> = async ({
  context,
  actor,
}) => {
  const factor = await findPending(context, actor.user.id);
  return isRefusal(factor) ? factor : shown(openSecret(context, factor), actor.user.email);
};

function shown(secret: string, label: string) {
  return { secret, uri: otpauthUri(secret, { issuer: operator().brand, label }) };
}

/** With 2FA on, step-up has asked for the password and a code. */
export const disable: Handler<typeof secondFactorOperations.disable> = async (call) => {
  const { actor } = call;
  return command({ ...call, key: null }, async (db) => {
    if (!(await hasSecondFactor(db, actor.user.id))) return refuse("second_factor_off");
    await secondFactorsIn(db).remove(actor.user.id);
    await sessionsIn(db).endOthersOf(actor.user.id, actor.sessionId);
    await recordSecurityChange(db, call, {
      change: "second_factor.disabled",
      userId: actor.user.id,
    });
    return { message: messagesIn(call.locale, "notices")("secondFactorOff") };
  });
};

/** With 2FA on, step-up has asked for the password and a code. */
export const renewCodes: Handler<typeof secondFactorOperations.renewCodes> = async (call) => {
  const { context, actor } = call;
  return command({ ...call, key: null }, async (db) => {
    if (!(await hasSecondFactor(db, actor.user.id))) return refuse("second_factor_off");
    await recordSecurityChange(db, call, {
      change: "second_factor.recovery_codes_renewed",
      userId: actor.user.id,
    });
    return { recoveryCodes: await createRecoveryCodes(context, db, actor.user.id) };
  });
};
