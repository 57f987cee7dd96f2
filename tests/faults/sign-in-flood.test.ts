// A hundred and twenty bogus sign-ins at a time, each from a network of its own: real ones get their turn.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { argon2id } from "~server/adapters/passwords/argon2id";
import { describeEachEngine } from "../support/portal/engine-suites";
import { median } from "../support/measures/median";
import { password } from "../support/people/people";
import { sized } from "../support/sized";

const bots = 120;
const realOnes = 10;
/** None in `npm test`: `adapters/fair-queue.test.ts` shows there who comes next. */
const inFaults = test.runIf(sized(false, true));
const longestMs = 3_000;
/** What a hash takes on the machine that the limit is meant for; on a slower one, the limit grows with it. */
const usualHashMs = 20;

describeEachEngine("sign-ins during a flood of fake ones", (portal) => {
  inFaults("are answered, from networks that were not seen before", async () => {
    const real = argon2id();
    const hashTimes: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const startedAt = performance.now();
      await real.hash(password, { network: "test", isKnown: true });
      hashTimes.push(performance.now() - startedAt);
    }
    const limitMs = longestMs * Math.max(1, median(hashTimes) / usualHashMs);
    const { email, id } = await portal().register();
    await usersIn(portal().context.storage.db).update(id, {
      password_hash: await real.hash(password, { network: "test", isKnown: true }),
    });
    Object.assign(portal().context, { passwords: real });
    const signIn = (typed: { email: string; password: string }, address: string) =>
      portal()
        .visitor()
        .post("/auth/login", typed, { headers: { "x-client-address": address } });

    let isOver = false;
    let bogus = 0;
    const bot = async (number: number) => {
      while (!isOver) {
        const { status } = await signIn(
          { email: `bot${number}.${(bogus += 1)}@example.com`, password: "wrong" },
          `198.51.100.${number}`,
        );
        expect([401, 429, 503]).toContain(status);
      }
    };
    const flood = Promise.all(Array.from({ length: bots }, (_, number) => bot(number)));
    const waits: number[] = [];
    const statuses: number[] = [];
    for (let number = 0; number < realOnes; number += 1) {
      const startedAt = performance.now();
      statuses.push((await signIn({ email, password }, `203.0.113.${number}`)).status);
      waits.push(Math.round(performance.now() - startedAt));
    }
    isOver = true;
    await flood;
    console.info(
      `${bots} bogus sign-ins at once, ${bogus} in all; real ones took ${waits.join(", ")} ms, at most ${Math.round(limitMs)} are allowed where a hash takes ${Math.round(median(hashTimes))}`,
    );
    expect(statuses).toEqual(Array<number>(realOnes).fill(200));
    expect(Math.max(...waits)).toBeLessThan(limitMs);
  });
});
