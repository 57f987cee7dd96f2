import type { Passwords } from "../features/users/password-port";

/** For demo accounts, which share one public password: hashing it for each account would take a tenth of a demo's startup time. */
export function withHashCache(real: Passwords): Passwords {
  const hashes = new Map<string, Promise<string>>();
  return {
    ...real,
    hash(password, requester) {
      const known = hashes.get(password) ?? real.hash(password, requester);
      hashes.set(password, known);
      return known;
    },
  };
}
