import { expect, test } from "vitest";
import { describeEachEngine } from "../support/portal/engine-suites";
import { password } from "../support/people/people";

describeEachEngine("attempts sent all at once", (portal) => {
  test("give no more guesses than one after the other", async () => {
    const { email } = await portal().register();
    const headers = { "x-client-address": "192.0.2.9" };
    const guesses = Array.from({ length: 40 }, (_, index) =>
      portal()
        .visitor()
        .post("/auth/login", { email, password: `guess ${index}` }, { headers }),
    );
    const answers = await Promise.all(guesses);
    const tried = answers.filter(({ status }) => status === 401).length;
    expect([tried, answers.length - tried]).toEqual([
      5,
      answers.filter(({ status }) => status === 429).length,
    ]);
    expect(
      (await portal().visitor().post("/auth/login", { email, password }, { headers })).status,
    ).toBe(429);
  });

  test("with the right password all succeed, and clear only their own count", async () => {
    const { email } = await portal().register();
    const headers = { "x-client-address": "192.0.2.10" };
    const signIn = () => portal().visitor().post("/auth/login", { email, password }, { headers });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 5 }, signIn));
      expect(
        answers.map(({ status }) => status),
        `round ${round}`,
      ).toEqual([200, 200, 200, 200, 200]);
    }
  });
});
