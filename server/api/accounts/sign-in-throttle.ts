// Slows guessing down: per account and network address together, per address, and per account from everywhere.
import { createHash } from "node:crypto";
import { wholeSeconds } from "../../domain/allowances";
import { subscriberOf } from "../../domain/networks";
import { isRefusal, refuse } from "../../domain/refusal";
import { forgottenAfterMs, waitBeforeGuess } from "../../domain/throttle";
import { searchKey } from "../../storage/search-key";
import type { Store } from "../../storage/store";
import type { Refused } from "../call";
import type { Context } from "../context";
import { noteRefusedSignIn } from "../callers/note-refusal";

const freeByAddress = 30;

interface Attempt {
  readonly email: string;
  readonly address: string | null;
}

/** What was counted for an attempt that was let through, and when each was last counted before it. */
type Admitted = readonly { readonly subject: string; readonly lastAt: number }[];

/**
 * Subjects with the failures that each is allowed before it has to wait. An unknown email counts like a known
 * one. Where no address can be believed there is none to count by: one guesser must not shut everybody out.
 */
function subjectsOf({ email, address: from }: Attempt): { subject: string; free: number }[] {
  const account = searchKey(email);
  const address = from === null ? null : subscriberOf(from);
  const byAddress = address === null ? [] : [{ subject: hashed(`address ${address}`), free: freeByAddress }];
  return [
    { subject: hashed(`pair ${account} ${address ?? "unknown"}`), free: 5 },
    ...byAddress,
    { subject: hashed(`account ${account}`), free: 50 },
  ];
}

/** Null where the guess is right, else its refusal, or that of a guess that has to wait. */
export async function tryGuess(context: Context, attempt: Attempt, guess: () => Promise<Refused | null>): Promise<Refused | null> {
  const admitted = await admitGuess(context, attempt);
  if (isRefusal(admitted)) return admitted;
  const refusal = await guess().catch(async (error: unknown) => {
    // It was never tried: the person must not pay for that.
    await takeBack(context, admitted);
    throw error;
  });
  if (refusal === null) await forgiveGuesses(context, admitted);
  // Half of a proof is no mistake, and clears none: a known password must not buy new guesses at the code.
  if (refusal?.refused === "second_factor_needed") await takeBack(context, admitted);
  if (refusal?.refused === "wrong_credentials" || refusal?.refused === "code_wrong") noteRefusedSignIn(context, attempt, refusal.refused);
  return refusal;
}

/**
 * Lets this attempt through, or says how long it has to wait. It counts as a wrong guess until it proves right: were
 * it counted afterwards, a thousand sent at once would all be tried before the first of them counted.
 */
function admitGuess({ storage, now }: Context, attempt: Attempt): Promise<Admitted | Refused> {
  const subjects = subjectsOf(attempt);
  return storage.transaction(async ({ guesses }) => {
    const rows = await guesses.locked(subjects.map(({ subject }) => subject));
    const waits = subjects.map(({ subject, free }) => {
      const row = rows.find((one) => one.subject === subject);
      return waitBeforeGuess(row && { failures: row.failures, lastAt: row.last_at }, free, now());
    });
    const longest = Math.max(...waits);
    if (longest > 0) return refuse("too_many_attempts", { retryAfter: wholeSeconds(longest) });
    for (const { subject } of subjects) await guesses.add(subject, now(), now() - forgottenAfterMs);
    return subjects.map(({ subject }) => ({ subject, lastAt: rows.find((row) => row.subject === subject)?.last_at ?? 0 }));
  });
}

/** A new password makes wrong guesses at the old one pointless; those of a network address at other accounts still count. */
export async function forgetGuesses(store: Store, attempt: Attempt): Promise<void> {
  const own = subjectsOf(attempt).filter(({ free }) => free !== freeByAddress);
  for (const { subject } of own) await store.guesses.forget(subject);
}

/** The right password clears what this person guessed wrong from here; others' guesses still count. */
async function forgiveGuesses({ storage }: Pick<Context, "storage">, [pair, ...wider]: Admitted): Promise<void> {
  if (pair) await storage.store.guesses.forget(pair.subject);
  await takeBack({ storage }, wider);
}

async function takeBack({ storage }: Pick<Context, "storage">, admitted: Admitted): Promise<void> {
  for (const { subject, lastAt } of admitted) await storage.store.guesses.takeBack(subject, lastAt);
}

function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
