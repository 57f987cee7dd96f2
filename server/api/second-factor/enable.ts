import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Store } from "../../storage/store";
import { noteSecurityChange } from "../accounts/note-security-change";
import type { Handler } from "../call";
import { command } from "../command";
import type { Context } from "../context";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes";
import { openSecret } from "./sealed-secret";
import { stepOfCode } from "./totp";

/** Ends every other session: they were opened without a code. Guessing is of no use here, since the secret is one's own. */
export const enable: Handler<Operations["secondFactor"]["enable"]> = (call) => {
  const { context, actor, body } = call;
  const { user } = actor;
  return command({ ...call, key: null }, async (store) => {
    const factor = await store.secondFactors.of(user.id);
    if (!factor) return refuse("second_factor_not_begun");
    if (factor.enabled_at !== null) return refuse("second_factor_on");
    const step = stepOfCode(
      openSecret(context, factor),
      body.code.replace(/\s/g, ""),
      context.now(),
    );
    if (step === null) return refuse("code_wrong", { field: "code" });
    if (!(await store.secondFactors.enable(factor, { now: context.now(), step })))
      return refuse("second_factor_on");
    await store.sessions.endOthersOf(user.id, actor.sessionId);
    await noteSecurityChange(store, call, { change: "second_factor.enabled", userId: user.id });
    return { recoveryCodes: await giveCodes(context, store, user.id) };
  });
};

/** A new set of recovery codes; only their hashes are stored. */
export async function giveCodes(context: Context, store: Store, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes(context.randomText);
  await store.secondFactors.replaceCodes(
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
    context.now(),
  );
  return codes;
}
