// The token that says for whom a form was made.
import { expect, test } from "vitest";
import { formTokenFor, isFormTokenFor } from "~/platform/session/form-token.server";

const secret = "a secret of this portal";
const nora = { person: "01900000-0000-7000-8000-000000000001", secret };
const rita = { person: "01900000-0000-7000-8000-000000000002", secret };
const visitor = { person: "", secret };
const nonces = ["mD4jIe7sQ2pLxZ9aB0cVkW5t", "0123456789abcdefghijklmn"];

test.each(nonces)("with the nonce %s names one person, in every session of theirs", (nonce) => {
  const token = formTokenFor(nonce, nora);
  expect([nora, rita, visitor].map((person) => isFormTokenFor(token, person))).toEqual([
    true,
    false,
    false,
  ]);
  expect(token).toHaveLength(32);
  expect(token).not.toContain(nora.person.slice(-12));
});

test("names no one under another secret, or if a character was changed", () => {
  const token = formTokenFor(nonces[0] ?? "", nora);
  expect(isFormTokenFor(token, { ...nora, secret: "another secret" })).toBe(false);
  for (const at of [0, 5, 10, 20, 31]) {
    const changed = `${token.slice(0, at)}${token[at] === "x" ? "y" : "x"}${token.slice(at + 1)}`;
    expect([at, isFormTokenFor(changed, nora)]).toEqual([at, false]);
  }
  for (const other of ["", "guessed", token.slice(0, -1), `${token}x`, ".", "f".repeat(32)])
    expect([other, isFormTokenFor(other, nora)]).toEqual([other, false]);
});
