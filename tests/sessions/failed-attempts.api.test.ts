// Guessing a password is slowed down, for a known email and an unknown one alike.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password } from "../support/people/people";

describeEitherEngine("guessing a password", (portal) => {
  const from = (address: string) => ({ headers: { "x-client-address": address } });
  const guess = (email: string, typed: string, address = "192.0.2.1") =>
    portal().visitor().post("/auth/login", { email, password: typed }, from(address));

  test.each(["known", "unknown"])(
    "of a %s email: five are free, then each wait is longer",
    async (kind) => {
      const email =
        kind === "known" ? (await portal().register()).email : "nobody.at.all@example.com";
      const address = kind === "known" ? "192.0.2.2" : "192.0.2.3";
      for (let number = 1; number <= 5; number += 1)
        expect((await guess(email, "wrong", address)).status).toBe(401);
      expect(await guess(email, password, address)).toMatchObject({
        status: 429,
        code: "too_many_attempts",
      });
      portal().advance({ minutes: 0.25 });
      expect((await guess(email, "wrong", address)).status).toBe(401);
      portal().advance({ minutes: 0.25 });
      expect((await guess(email, "wrong", address)).status).toBe(429);
      portal().advance({ minutes: 0.25 });
      expect((await guess(email, "wrong", address)).status).toBe(401);
    },
  );

  test("from one place doesn't lock the owner out at another, and is forgotten after an hour without attempts", async () => {
    const { email } = await portal().register();
    for (let number = 1; number <= 6; number += 1) await guess(email, "wrong", "192.0.2.4");
    expect((await guess(email, password, "192.0.2.5")).status).toBe(200);
    expect((await guess(email, password, "192.0.2.4")).status).toBe(429);
    portal().advance({ hours: 1 });
    expect((await guess(email, password, "192.0.2.4")).status).toBe(200);
  });

  test("of many accounts from one place is slowed down as well", async () => {
    for (let number = 1; number <= 30; number += 1)
      expect((await guess(`person${number}@example.com`, "wrong", "192.0.2.6")).status).toBe(401);
    expect((await guess("person31@example.com", "wrong", "192.0.2.6")).status).toBe(429);
  });

  test("from one subscriber's many IPv6 addresses counts as from one", async () => {
    for (let number = 1; number <= 30; number += 1)
      expect(
        (await guess(`six${number}@example.com`, "wrong", `2001:db8:1:2::${number}`)).status,
      ).toBe(401);
    expect((await guess("six31@example.com", "wrong", "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await guess("six31@example.com", "wrong", "2001:db8:1:3::1")).status).toBe(401);
    const { email } = await portal().register();
    for (let number = 1; number <= 5; number += 1)
      expect((await guess(email, "wrong", `2001:db8:1:4::${number}`)).status).toBe(401);
    expect((await guess(email, password, "2001:db8:1:4::6")).status).toBe(429);
  });

  test("starts again at zero after the right password", async () => {
    const { email } = await portal().register();
    for (let number = 1; number <= 4; number += 1) await guess(email, "wrong", "192.0.2.7");
    expect((await guess(email, password, "192.0.2.7")).status).toBe(200);
    for (let number = 1; number <= 4; number += 1) await guess(email, "wrong", "192.0.2.7");
    expect((await guess(email, password, "192.0.2.7")).status).toBe(200);
  });

  test("with right passwords in between doesn't clear others' failed attempts", async () => {
    const { email } = await portal().register();
    for (let number = 1; number <= 29; number += 1)
      await guess(`typo${number}@example.com`, "wrong", "192.0.2.8");
    for (let hour = 0; hour < 4; hour += 1) {
      portal().advance({ minutes: 50 });
      expect((await guess(email, password, "192.0.2.8")).status).toBe(200);
    }
    for (let number = 1; number <= 5; number += 1)
      expect((await guess(`late${number}@example.com`, "wrong", "192.0.2.8")).status).toBe(401);
    expect((await guess(email, password, "192.0.2.8")).status).toBe(200);
  });

  test("that was never checked, because too many were waiting, gets a message and isn't counted", async () => {
    const { email } = await portal().register();
    const { passwords } = portal().context;
    const { verify } = passwords;
    Object.assign(passwords, {
      verify: () => Promise.reject(Object.assign(new Error("too many wait"), { code: "OVERRUN" })),
    });
    for (let number = 1; number <= 10; number += 1) {
      const { status, code, headers } = await guess(email, password, "192.0.2.11");
      expect([status, code, headers.get("retry-after")]).toEqual([503, "unavailable", "5"]);
    }
    Object.assign(passwords, { verify });
    expect((await guess(email, password, "192.0.2.11")).status).toBe(200);
  });
});
