import type { signInOperations } from "./operations";
import { isActive, usersIn } from "../users/store";
import { settleSuspensionOf } from "../second-approval/suspend-staff";
import type { Context } from "../../http/context";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { UserRow } from "../../database/schema";
import type { Call, Handler, Refused } from "../../http/call";
import { recordRefusedSignIn } from "../audit/record-refusal";
import { checkSignInCode } from "../second-factor/check-sign-in-code";
import { verifyCode, type VerifiedCode } from "../second-factor/verify-code";
import { checkPassword } from "./check-password";
import { findKnownDevice } from "../sessions/known-device";
import { recordSecurityChange } from "../sessions/record-security-change";
import { completeSignIn } from "./open-session";
import { signInAttempt, throttleCode, throttleAttempt } from "../sessions/sign-in-throttle";

type Login = Call<typeof signInOperations.login>;

/** If a code is required and missing, the response is a challenge instead of a session. */
export const login: Handler<typeof signInOperations.login> = async (call) => {
  const { context, body, address } = call;
  const user = await userNamed(context, body.email);
  const verified = await verifyCredentials(call, user);
  if (isRefusal(verified) || !user)
    return isRefusal(verified) ? verified : refuse("wrong_credentials");
  const entered = await context.storage.transaction(async (db) => {
    if (verified.used === "recovery")
      await recordSecurityChange(
        db,
        { ...call, actor: { user } },
        { change: "second_factor.recovery_code_used", userId: user.id },
      );
    return completeSignIn(call, db, user, { withCode: verified.used !== null });
  }, user.id);
  if (
    isRefusal(entered) &&
    (entered.refused === "account_suspended" || entered.refused === "account_closed")
  )
    recordRefusedSignIn(context, { email: user.email, address }, entered.refused);
  return entered;
};

/** By the email or the username; no username has an @, except those of staff whose username is their email. */
async function userNamed(context: Context, typed: string): Promise<UserRow | undefined> {
  const users = usersIn(context.storage.db);
  const find = async () => {
    if (typed.includes("@")) return users.byEmail(typed);
    const named = await users.byUsername(typed);
    // Two queries for every name, whether it exists or not.
    return users.byId(named?.id ?? "");
  };
  const found = await find();
  if (!found?.staff_roles || isActive(found)) return found;
  await settleSuspensionOf(context, found.id);
  return find();
}

/** What attempts are counted by: an account's email and username are the same account. */
const countedName = (body: Login["body"], user: UserRow | undefined): string =>
  user?.email ?? body.email;

/** After a correct password; `used` is null if no code was sent or none is needed. */
async function verifyCredentials(
  call: Login,
  user: UserRow | undefined,
): Promise<{ used: VerifiedCode | null } | Refused> {
  const { context, body, address } = call;
  const { code } = body;
  const email = countedName(body, user);
  const knownDevice = await findKnownDevice(context.storage.db, call, user?.id);
  const attempt = signInAttempt({ email, address }, knownDevice);
  const refusal = await throttleAttempt(context, attempt, () =>
    checkPassword(context, user, body.password, attempt.requester),
  );
  if (refusal?.refused === "second_factor_needed")
    return user && code !== undefined
      ? checkSignInCode(context, { user, address, knownDevice, code })
      : { used: null };
  if (refusal?.refused !== "too_many_attempts" || code === undefined)
    return refusal ?? { used: null };
  // Password and code can't both be guessed, so a caller with a code needn't wait because of others' failed attempts.
  const isRight = await context.passwords.verify(
    user?.password_hash || null,
    body.password,
    attempt.requester,
  );
  const used = await useCodeWithPassword(call, { code, email, user, isRight });
  return used === null ? refusal : { used };
}

interface CodeBesidePassword {
  readonly code: string;
  /** What attempts are counted by. */
  readonly email: string;
  readonly user: UserRow | undefined;
  readonly isRight: boolean;
}

/** The kind of code; null if it or the password is wrong. */
function useCodeWithPassword(
  { context }: Login,
  { code, email, user, isRight }: CodeBesidePassword,
): Promise<VerifiedCode | null> {
  const userId = isRight && user ? user.id : "";
  return context.storage.transaction(async (db) => {
    let used: VerifiedCode | null = null;
    await throttleCode(context, db, { email, isRight }, async () => {
      used = await verifyCode(context, db, { userId, typed: code });
      return used !== null;
    });
    return used;
  });
}
