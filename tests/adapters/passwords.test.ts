import { describe, expect, test } from "vitest";
import { argon2id } from "~server/adapters/passwords/argon2id";

const passwords = argon2id();
const requester = { network: "192.0.2.1", isKnown: false };

describe("argon2id", () => {
  test("stores the parameters that OWASP asks for, and never the password", async () => {
    const stored = await passwords.hash("correct horse", requester);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored).not.toContain("horse");
    expect(await passwords.hash("correct horse", requester)).not.toBe(stored);
  });

  test("accepts the right password and no other", async () => {
    const stored = await passwords.hash("correct horse", requester);
    const tried = ["correct horse", "Correct horse", "correct hors", "correct horse ", ""];
    expect(await Promise.all(tried.map((one) => passwords.verify(stored, one, requester)))).toEqual(
      [true, false, false, false, false],
    );
  });

  test("does not cut long passwords short", async () => {
    const long = "x".repeat(255);
    const stored = await passwords.hash(`${long}a`, requester);
    expect(await passwords.verify(stored, `${long}b`, requester)).toBe(false);
    expect(await passwords.verify(stored, `${long}a`, requester)).toBe(true);
  });

  test("matches no password if the user doesn't exist", async () => {
    expect(await passwords.verify(null, "no user has this password", requester)).toBe(false);
  });
});
