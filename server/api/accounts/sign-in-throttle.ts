// Slows guessing down: per account and network address together, per address, and per account from everywhere.
import { createHash } from "node:crypto";
import { waitBeforeGuess } from "../../domain/throttle";
import { searchKey } from "../../storage/users";
import type { Context } from "../context";

const quietMs = 60 * 60_000;

interface Attempt {
  readonly email: string;
  readonly address: string | null;
}

/** Subjects with the failures that each is allowed before it has to wait. An unknown email counts like a known one. */
function subjectsOf({ email, address }: Attempt): { subject: string; free: number }[] {
  const account = searchKey(email);
  const from = address ?? "unknown";
  return [
    { subject: hashed(`pair ${account} ${from}`), free: 5 },
    { subject: hashed(`address ${from}`), free: 30 },
    { subject: hashed(`account ${account}`), free: 50 },
  ];
}

/** Milliseconds until this attempt is let through; 0 means now. */
export async function waitBeforeSignIn({ storage, now }: Context, attempt: Attempt): Promise<number> {
  const subjects = subjectsOf(attempt);
  const rows = await storage.store.guesses.of(subjects.map(({ subject }) => subject));
  const waits = subjects.map(({ subject, free }) => {
    const row = rows.find((one) => one.subject === subject);
    return waitBeforeGuess(row && { failures: row.failures, lastAt: row.last_at }, free, now());
  });
  return Math.max(...waits);
}

export async function noteWrongGuess({ storage, now }: Context, attempt: Attempt): Promise<void> {
  for (const { subject } of subjectsOf(attempt)) await storage.store.guesses.add(subject, now(), now() - quietMs);
}

/** The right password clears what this person guessed wrong from here; others' guesses still count. */
export async function forgiveGuesses({ storage }: Context, attempt: Attempt): Promise<void> {
  const [pair] = subjectsOf(attempt);
  if (pair) await storage.store.guesses.forget(pair.subject);
}

function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
