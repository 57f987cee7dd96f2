import { expect, test } from "vitest";
import { describeEachEngine } from "../support/backend";
import { password } from "../support/people";

describeEachEngine("guesses sent all at once", (portal) => {
  test("buy nobody more tries than one after the other", async () => {
    const { email } = await portal().register();
    const headers = { "x-client-address": "192.0.2.9" };
    const guesses = Array.from({ length: 40 }, (_, index) => portal().visitor().post("/auth/login", { email, password: `guess ${index}` }, { headers }));
    const answers = await Promise.all(guesses);
    const tried = answers.filter(({ status }) => status === 401).length;
    expect([tried, answers.length - tried]).toEqual([5, answers.filter(({ status }) => status === 429).length]);
    expect((await portal().visitor().post("/auth/login", { email, password }, { headers })).status).toBe(429);
  });
});
