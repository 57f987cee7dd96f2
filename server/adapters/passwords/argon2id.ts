import { hash, verify } from "@node-rs/argon2";
import { fairQueue } from "./fair-queue";
import type { Passwords } from "../../features/users/password-port";

// OWASP's first recommendation for argon2id; about 20 ms and 19 MB a hash.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// At most two to three seconds of work are queued: later callers wouldn't wait for it.
const bounds = { concurrency: 2, perNetwork: 10, waiting: 200 };

/** Argon2id with at most two hashes at the same time, so that many sign-ins take time and not memory. */
export function argon2id(): Passwords {
  const inTurn = fairQueue(bounds);
  const dummyHash = hash("no user has this password", cost);
  return {
    hash: (password, requester) => inTurn(() => hash(password, cost), requester),
    async verify(stored, password, requester) {
      const against = stored ?? (await dummyHash);
      const isRight = await inTurn(() => verify(against, password), requester);
      return isRight && stored !== null;
    },
  };
}
