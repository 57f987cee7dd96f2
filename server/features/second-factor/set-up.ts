// Sets up an authenticator app: shows the secret after a recent password, until a first code turns 2FA on.
import type { secondFactorOperations } from "./operations";
import { secondFactorsIn } from "./store";
import { brand } from "../../kernel/operator";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
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
  const factor = await secondFactorsIn(context.storage.db).of(actor.user.id);
  if (!factor) return refuse("second_factor_not_begun");
  return factor.enabled_at === null
    ? shown(openSecret(context, factor), actor.user.email)
    : refuse("second_factor_on");
};

function shown(secret: string, label: string) {
  return { secret, uri: otpauthUri(secret, { issuer: brand, label }) };
}
