import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "./port";

// OWASP's first recommendation for argon2id; about 20 ms and 19 MB a hash.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
// About a second's work: whoever came later would not wait for it.
const waitingMost = 100;

/** Argon2id with at most two hashes at once, so that a burst of sign-ins takes time and not memory; a longer queue is turned away. */
export function argon2id(): Passwords {
  const inTurn = turnstile(atOnce, waitingMost);
  const nobody = inTurn(() => hash("nobody has this password", cost));
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(stored, password) {
      const against = stored ?? (await nobody);
      const isRight = await inTurn(() => verify(against, password));
      return isRight && stored !== null;
    },
  };
}

/** The line is full: nothing was done, and a later try may find room. */
class Overrun extends Error {
  readonly code = "OVERRUN";
}

/** Lets so many pieces of work run at once; the others wait in line, and where the line is full are refused. */
export function turnstile(places: number, waitingMost: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= waitingMost) throw new Overrun("too many wait already");
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
