import { sessionsIn } from "../sessions/store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { checkMaySignIn } from "../users/rules";
import { refuse } from "../../kernel/refusal";
import type { UserRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Call, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { hashToken } from "../../kernel/hash-token";
import { rememberDevice } from "../sessions/known-device";
import { recordSignIn, type Origin } from "./record-sign-in";
import { openChallenge } from "../second-factor/challenge";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { personOf } from "../users/person-of";
import { presentPerson } from "../profiles/present-user";

const unknown: Origin = { address: null, device: null };

/** Starts a session with a new 256-bit token; only its hash is stored. `confirmedAt` is when the password was last entered again. */
export async function openSession(
  context: Context,
  db: Db,
  userId: string,
  { address, device } = unknown,
  confirmedAt: number | null = null,
): Promise<string> {
  const token = context.randomText(32);
  const now = context.now();
  await sessionsIn(db).insert({
    id: context.newId(),
    token_hash: hashToken(token),
    user_id: userId,
    address,
    device,
    confirmed_at: confirmedAt,
    created_at: now,
    last_seen_at: now,
    expires_at: now + limits.sessionAbsoluteMinutes * 60_000,
  });
  return token;
}

/** The user whose password was checked, with that password's hash. */
type VerifiedSignIn = Pick<UserRow, "id" | "password_hash">;

/**
 * Signs in a user whose password was right, or asks for the code if 2FA is on. Reads the row again, locked: after a
 * suspension in the meantime, or a new password, no session may be created.
 */
export async function completeSignIn(
  call: Origin & Pick<Call, "context" | "deviceToken" | "locale">,
  db: Db,
  verified: VerifiedSignIn,
  { withCode = false } = {},
) {
  const user = await usersIn(db).byIdLocked(verified.id);
  if (user?.password_hash !== verified.password_hash) return refuse("wrong_credentials");
  const refusal: Refused | null = checkMaySignIn(personOf(user));
  if (refusal) return refusal;
  const { initial_password_until: until } = user;
  if (until !== null && until <= call.context.now()) return refuse("initial_password_expired");
  if (!withCode && (await hasSecondFactor(db, user.id)))
    return refuse("second_factor_needed", {
      challenge: await openChallenge(call.context, db, user.id),
    });
  const token = await openSession(call.context, db, user.id, call);
  const deviceToken = await rememberDevice(call, db, user.id);
  await recordSignIn(call, db, user);
  await recordAudit(
    db,
    { ...call, actor: { user } },
    { action: "session.opened", subject: `user:${user.id}` },
  );
  return {
    access_token: token,
    deviceToken,
    user: await presentPerson(db, user, call),
  };
}
