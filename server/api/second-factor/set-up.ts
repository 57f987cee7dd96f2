// Setting up an authenticator app: the secret is shown to who has just typed the password, until a first code turns it on.
import type { Operations } from "../../contract/operations";
import { brand } from "../../contract/values/operator";
import { refuse } from "../../domain/refusal";
import { isConfirmed } from "../accounts/confirmed";
import type { Handler } from "../call";
import { command } from "../command";
import { openSecret, sealSecret } from "./sealed-secret";
import { newSecret, otpauthUri } from "./totp";

/** The key of the request is left aside: an answer that holds a secret is never kept. */
export const setUp: Handler<Operations["secondFactor"]["setUp"]> = async (call) => {
  const { context, actor } = call;
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  const secret = newSecret(context.randomText);
  return command({ ...call, key: null }, async (store) => {
    const { user } = actor;
    const row = {
      user_id: user.id,
      secret: sealSecret(context, user.id, secret),
      enabled_at: null,
      last_used_step: null,
      created_at: context.now(),
    };
    return (await store.secondFactors.begin(row))
      ? shown(secret, user.email)
      : refuse("second_factor_on");
  });
};

export const readPending: Handler<Operations["secondFactor"]["pending"]> = async ({
  context,
  actor,
}) => {
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  const factor = await context.storage.store.secondFactors.of(actor.user.id);
  if (!factor) return refuse("second_factor_not_begun");
  return factor.enabled_at === null
    ? shown(openSecret(context, factor), actor.user.email)
    : refuse("second_factor_on");
};

function shown(secret: string, label: string) {
  return { secret, uri: otpauthUri(secret, { issuer: brand, label }) };
}
