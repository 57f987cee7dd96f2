import { describe, expect, test } from "vitest";
import { argon2id, turnstile } from "~server/adapters/passwords/argon2id";

const passwords = argon2id();

describe("argon2id", () => {
  test("stores the parameters that OWASP asks for, and never the password", async () => {
    const stored = await passwords.hash("correct horse");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored).not.toContain("horse");
    expect(await passwords.hash("correct horse")).not.toBe(stored);
  });

  test("knows the right password from all others", async () => {
    const stored = await passwords.hash("correct horse");
    const tried = ["correct horse", "Correct horse", "correct hors", "correct horse ", ""];
    expect(await Promise.all(tried.map((one) => passwords.verify(stored, one)))).toEqual([true, false, false, false, false]);
  });

  test("does not cut long passwords short", async () => {
    const long = "x".repeat(255);
    const stored = await passwords.hash(`${long}a`);
    expect(await passwords.verify(stored, `${long}b`)).toBe(false);
    expect(await passwords.verify(stored, `${long}a`)).toBe(true);
  });

  test("nobody has the password of nobody", async () => {
    expect(await passwords.verify(null, "nobody has this password")).toBe(false);
  });
});

describe("the turnstile before it", () => {
  test("lets two through at once, and everybody in the end, even after a failure", async () => {
    const inTurn = turnstile(2, 100);
    let inside = 0;
    let most = 0;
    const visits = Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        if (index % 5 === 0) throw new Error("dropped");
        return index;
      }),
    );
    const ends = await Promise.allSettled(visits);
    expect(most).toBe(2);
    expect(ends.filter((end) => end.status === "fulfilled")).toHaveLength(16);
  });

  test("turns away whoever finds the line full, and lets people in again once it is not", async () => {
    const inTurn = turnstile(1, 2);
    const visits = await Promise.allSettled([1, 2, 3, 4].map((visit) => inTurn(() => Promise.resolve(visit))));
    expect(visits.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    expect(visits[3]).toMatchObject({ reason: { code: "OVERRUN" } });
    expect(await inTurn(() => Promise.resolve("in"))).toBe("in");
  });
});
