// A password is the same password on every keyboard (RFC 8265).
import { asPassword } from "../../kernel/typed-text";
import type { Passwords } from "./password-port";

export const inOneSpelling = (passwords: Passwords): Passwords => ({
  hash: (password, requester) => passwords.hash(asPassword(password), requester),
  verify: (stored, password, requester) =>
    passwords.verify(stored, asPassword(password), requester),
});
