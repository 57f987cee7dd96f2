// Sets up an authenticator app: shows the secret after a recent password, until a first code turns 2FA on.
import type { secondFactorOperations } from "./operations";
import { secondFactorsIn } from "./store";
import { operator } from "../../kernel/operator";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { findPending } from "./find-pending";
import { openSecret, sealSecret } from "./sealed-secret";
import { newSecret, otpauthUri } from "./totp";

/** The request's idempotency key is ignored: a response with a secret is never stored. */
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
