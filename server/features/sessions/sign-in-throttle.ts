// Slows guessing down. Attempts from unknown devices are counted by account and network together, by network, and by account from everywhere;
// those of a known device, of a live session and at codes are counted separately, so that others can't delay them.
import { createHash } from "node:crypto";
import { failedAttemptsIn } from "../users/failed-attempt-store";
import type { Db } from "../../database/db";
import type { Requester } from "../users/password-port";
import { wholeSeconds } from "../../kernel/rate-limit";
import { subscriberOf } from "../../kernel/networks";
import { isRefusal, refuse } from "../../kernel/refusal";
import { forgottenAfterMs, waitBeforeAttempt } from "../../kernel/failed-attempts";
import { searchKey } from "../../database/search-key";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { recordRefusedSignIn } from "../audit/record-refusal";
import { knownRequester, unknownRequester } from "../users/requester";

/** What failed attempts are counted by, with the number of free failures. */
interface Subject {
  readonly subject: string;
  readonly free: number;
}

export interface Attempt {
  readonly email: string;
  readonly address: string | null;
  /** The first is the user's own: the correct password clears it. */
  readonly subjects: readonly Subject[];
  /** The requester, as the password queue sees it. */
  readonly requester: Requester;
}

interface Origin {
  readonly email: string;
  readonly address: string | null;
}

/** What was counted for an allowed attempt, and when each was last counted before it. */
type Admitted = readonly { readonly subject: string; readonly lastAt: number }[];

/**
 * For a sign-in. An unknown email counts like a known one. Without a trusted IP address, attempts aren't counted by
 * address: one guesser must not lock all users out.
 */
export function signInAttempt(
  { email, address: from }: Origin,
  knownDevice: string | null,
): Attempt {
  const origin = { email, address: from };
  if (knownDevice !== null)
    return {
      ...origin,
      subjects: [{ subject: hashed(`device ${knownDevice}`), free: 5 }],
      requester: knownRequester(knownDevice),
    };
  const account = searchKey(email);
  const address = from === null ? null : subscriberOf(from);
  const byAddress = address === null ? [] : [{ subject: hashed(`address ${address}`), free: 30 }];
  const pair = { subject: hashed(`pair ${account} ${address ?? "unknown"}`), free: 5 };
  return {
    ...origin,
    subjects: [pair, ...byAddress, everywhere(account)],
    requester: unknownRequester(from),
  };
}

/** Inside a live session: a stolen one allows few attempts, and attempts at sign-in don't use them up. */
export function sessionAttempt(origin: Origin, sessionId: string): Attempt {
  return {
    ...origin,
    subjects: [{ subject: hashed(`session ${sessionId}`), free: 5 }],
    requester: knownRequester(sessionId),
  };
}

/** At a withdrawal's code, in a session or with an API token: counted there, and for all of the account's together, so that neither another draft nor another token allows more. Codes at sign-in are counted apart. */
export function withdrawalCodeAttempt(origin: Origin, sessionId: string): Attempt {
  const attempt = sessionAttempt(origin, sessionId);
  const account = searchKey(origin.email);
  const ofAccount = { subject: hashed(`withdrawal code ${account}`), free: 5 };
  return { ...attempt, subjects: [...attempt.subjects, ofAccount] };
}

/** At the code, which only someone with the password can reach. */
export function codeAttempt(origin: Origin, knownDevice: string | null): Attempt {
  if (knownDevice !== null) return signInAttempt(origin, knownDevice);
  return {
    ...origin,
    subjects: [codes(searchKey(origin.email))],
    requester: unknownRequester(origin.address),
  };
}

const everywhere = (account: string): Subject => ({
  subject: hashed(`account ${account}`),
  free: 50,
});
const codes = (account: string): Subject => ({ subject: hashed(`code ${account}`), free: 5 });

/** Null if the attempt succeeded, otherwise its refusal, or that of an attempt that has to wait. */
export async function throttleAttempt(
  context: Context,
  attempt: Attempt,
  check: () => Promise<Refused | null>,
): Promise<Refused | null> {
  const admitted = await admitAttempt(context, attempt);
  if (isRefusal(admitted)) return admitted;
  const refusal = await check().catch(async (error: unknown) => {
    // The password was never checked, so it doesn't count as an attempt.
    await undoFailures(context, admitted);
    throw error;
  });
  if (refusal === null) await undoAttempts(context, admitted);
  // A right password without a code is neither a failure nor a success: it must not reset the count of wrong codes.
  if (refusal?.refused === "second_factor_needed") await undoFailures(context, admitted);
  if (refusal?.refused === "wrong_credentials" || refusal?.refused === "code_wrong")
    recordRefusedSignIn(context, attempt, refusal.refused);
  return refusal;
}

/**
 * An attempt with password and code, while the password alone would have to wait: counted only if the password is right,
 * so that others can't slow the owner down. Neither text nor time distinguishes it from a wrong password.
 */
export async function throttleCode(
  { now }: Context,
  db: Db,
  { email, isRight }: { email: string; isRight: boolean },
  use: () => Promise<boolean>,
): Promise<boolean> {
  const account = searchKey(email);
  const { subject, free } = isRight
    ? codes(account)
    : { ...codes(account), subject: hashed(`no code ${account}`) };
  const [row] = await failedAttemptsIn(db).locked([subject]);
  if (waitBeforeAttempt(row && { failures: row.failures, lastAt: row.last_at }, free, now()) > 0)
    return false;
  const isUsed = await use();
  if (isUsed) await failedAttemptsIn(db).forget(subject);
  else await failedAttemptsIn(db).add(subject, now(), now() - forgottenAfterMs);
  return isUsed;
}

/**
 * For a code that is checked inside its command's database transaction, which has to keep a wrong one's count. The counts
 * are locked until it ends, so that simultaneous attempts are checked one after the other.
 */
export async function countCode(
  context: Context,
  db: Db,
  attempt: Attempt,
  use: () => Promise<boolean>,
): Promise<Refused | null> {
  const now = context.now();
  const { subjects } = attempt;
  const { longest } = await waitFor(context, db, subjects);
  if (longest > 0) return refuse("too_many_attempts", { retryAfter: wholeSeconds(longest) });
  if (await use()) {
    for (const { subject } of subjects.slice(0, 1)) await failedAttemptsIn(db).forget(subject);
    return null;
  }
  for (const { subject } of subjects)
    await failedAttemptsIn(db).add(subject, now, now - forgottenAfterMs);
  recordRefusedSignIn(context, attempt, "code_wrong");
  return refuse("code_wrong", { field: "code" });
}

/** Locks the counts of an attempt, and says how long it has to wait. */
async function waitFor({ now }: Pick<Context, "now">, db: Db, subjects: readonly Subject[]) {
  const rows = await failedAttemptsIn(db).locked(subjects.map(({ subject }) => subject));
  const waits = subjects.map(({ subject, free }) => {
    const row = rows.find((one) => one.subject === subject);
    return waitBeforeAttempt(row && { failures: row.failures, lastAt: row.last_at }, free, now());
  });
  return { rows, longest: Math.max(...waits) };
}

/**
 * Allows this attempt, or returns how long it has to wait. It counts as failed until it succeeds: otherwise, of
 * a thousand sent simultaneously, all would be checked before the first one counted.
 */
function admitAttempt(
  { storage, now }: Context,
  { subjects }: Attempt,
): Promise<Admitted | Refused> {
  return storage.transaction(async (db) => {
    const { rows, longest } = await waitFor({ now }, db, subjects);
    if (longest > 0) return refuse("too_many_attempts", { retryAfter: wholeSeconds(longest) });
    for (const { subject } of subjects)
      await failedAttemptsIn(db).add(subject, now(), now() - forgottenAfterMs);
    return subjects.map(({ subject }) => ({
      subject,
      lastAt: rows.find((row) => row.subject === subject)?.last_at ?? 0,
    }));
  });
}

/** A new password clears failed attempts at the old one; those from an IP address at other accounts still count. */
export async function clearFailedAttempts(db: Db, origin: Origin): Promise<void> {
  const account = searchKey(origin.email);
  const pair = signInAttempt(origin, null).subjects.slice(0, 1);
  for (const { subject } of [...pair, everywhere(account), codes(account)])
    await failedAttemptsIn(db).forget(subject);
}

/** The correct password and code clear this user's failed attempts from here. */
export async function clearOwnFailedAttempts(db: Db, origin: Origin): Promise<void> {
  for (const { subject } of signInAttempt(origin, null).subjects.slice(0, 1))
    await failedAttemptsIn(db).forget(subject);
}

/** The correct password clears this user's failed attempts from here; those of others still count. */
async function undoAttempts(
  { storage }: Pick<Context, "storage">,
  admitted: Admitted,
): Promise<void> {
  for (const { subject } of admitted.slice(0, 1))
    await failedAttemptsIn(storage.db).forget(subject);
  await undoFailures({ storage }, admitted.slice(1));
}

async function undoFailures(
  { storage }: Pick<Context, "storage">,
  admitted: Admitted,
): Promise<void> {
  for (const { subject, lastAt } of admitted)
    await failedAttemptsIn(storage.db).undoFailure(subject, lastAt);
}

function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
