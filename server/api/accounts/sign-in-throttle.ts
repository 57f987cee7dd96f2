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

/**
 * Whether this attempt is let through now. It counts as a wrong guess until the password proves right: were
 * it counted afterwards, a thousand sent at once would all be tried before the first of them counted.
 */
export function admitGuess({ storage, now }: Context, attempt: Attempt): Promise<boolean> {
  const subjects = subjectsOf(attempt);
  return storage.transaction(async ({ guesses }) => {
    const rows = await guesses.locked(subjects.map(({ subject }) => subject));
    const mustWait = subjects.some(({ subject, free }) => {
      const row = rows.find((one) => one.subject === subject);
      return waitBeforeGuess(row && { failures: row.failures, lastAt: row.last_at }, free, now()) > 0;
    });
    if (mustWait) return false;
    for (const { subject } of subjects) await guesses.add(subject, now(), now() - quietMs);
    return true;
  });
}

/** The right password clears what this person guessed wrong from here; others' guesses still count. */
export async function forgiveGuesses({ storage }: Context, attempt: Attempt): Promise<void> {
  const [pair, ...wider] = subjectsOf(attempt);
  if (pair) await storage.store.guesses.forget(pair.subject);
  for (const { subject } of wider) await storage.store.guesses.takeBack(subject);
}

function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
