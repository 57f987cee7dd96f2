import type { Passwords } from "../features/users/password-port";

/** For accounts of the demo, which all have the same password, and everyone knows it: hashing it for each takes a tenth of their start. */
export function hashedOnce(real: Passwords): Passwords {
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
