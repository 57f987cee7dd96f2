// A password is the same password on every keyboard (RFC 8265), also where an older hash has it as one keyboard sent it.
import { asPassword } from "../../kernel/typed-text";
import type { Passwords } from "./password-port";

export const inOneSpelling = (passwords: Passwords): Passwords => ({
  hash: (password, requester) => passwords.hash(asPassword(password), requester),
  async verify(stored, password, requester) {
    for (const spelling of spellingsOf(password))
      if (await passwords.verify(stored, spelling, requester)) return true;
    return false;
  },
});

/** As it is hashed, then as older hashes may have it: as it was typed, with accents composed or apart. Most passwords have one spelling only. */
function spellingsOf(typed: string): ReadonlySet<string> {
  const password = asPassword(typed);
  return new Set([
    password,
    typed,
    typed.normalize("NFC"),
    typed.normalize("NFD"),
    password.normalize("NFD"),
  ]);
}
