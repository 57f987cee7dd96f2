import { limits } from "../../contract/values/limits";
import { checkMaySignIn } from "../../domain/people";
import { refuse } from "../../domain/refusal";
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Call, Refused } from "../call";
import type { Context } from "../context";
import { hashToken } from "../callers/identify";
import { rememberDevice } from "./known-device";
import { noteSignIn } from "./note-sign-in";
import { openChallenge } from "../second-factor/challenge";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { personOf } from "./person-of";
import { presentPerson } from "./present-user";

/** Where a session begins: network address and browser or program, as far as they are known. */
export interface Origin {
  readonly address: string | null;
  readonly device: string | null;
}

const unknown: Origin = { address: null, device: null };

/** Starts a session with a new 256-bit token; only its hash is stored. */
export async function openSession(
  context: Context,
  store: Store,
  userId: string,
  { address, device } = unknown,
): Promise<string> {
  const token = context.randomText(32);
  const now = context.now();
  await store.sessions.insert({
    id: context.newId(),
    token_hash: hashToken(token),
    user_id: userId,
    address,
    device,
    confirmed_at: null,
    created_at: now,
    last_seen_at: now,
    expires_at: now + limits.sessionAbsoluteMinutes * 60_000,
  });
  return token;
}

/** Whose proof it was: the person with the password that was checked. */
type Proven = Pick<UserRow, "id" | "password_hash">;

/**
 * Signs somebody in whose password was right, or asks for the code where one is needed. The row is read again, locked: a
 * suspension meanwhile leaves no session behind, and neither does a new password, which ends all that the old one has opened.
 */
export async function enterAs(
  call: Origin & Pick<Call, "context" | "deviceToken">,
  store: Store,
  proven: Proven,
  { withCode = false } = {},
) {
  const user = await store.users.byIdLocked(proven.id);
  if (user?.password_hash !== proven.password_hash) return refuse("wrong_credentials");
  const refusal: Refused | null = checkMaySignIn(personOf(user));
  if (refusal) return refusal;
  if (!withCode && (await hasSecondFactor(store, user.id)))
    return refuse("second_factor_needed", {
      challenge: await openChallenge(call.context, store, user.id),
    });
  const token = await openSession(call.context, store, user.id, call);
  const deviceToken = await rememberDevice(call, store, user.id);
  await noteSignIn(call, store, user);
  await audit(
    store,
    { ...call, actor: { user } },
    { action: "session.opened", subject: `user:${user.id}` },
  );
  return { access_token: token, deviceToken, user: await presentPerson(store, user) };
}
