// Whether an address has an account can be told neither from the words of an answer nor from how long it takes.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { argon2id } from "~server/adapters/passwords/argon2id";
import type { TestPortal } from "../support/portal/backend";
import { describeEachEngine } from "../support/portal/engine-suites";
import { password } from "../support/people/people";
import { sized } from "../support/sized";

/** None in `npm test`, where others use the machine meanwhile. */
const samples = Number(process.env.ENUMERATION_SAMPLES ?? sized(0, 1_000));
const timed = test.runIf(samples > 0);
const mostApartMs = 5;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Turn by turn, so that what drifts falls on both; between two turns so long passes that no wait is left. */
async function timesOf(
  portal: TestPortal,
  request: Readonly<Record<"known" | "unknown", () => Promise<string>>>,
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  for (let turn = 0; turn < samples; turn += 1) {
    portal.advance({ hours: 2 });
    for (const kind of turn % 2 === 0
      ? (["known", "unknown"] as const)
      : (["unknown", "known"] as const)) {
      const startedAt = performance.now();
      answers[kind].add(await request[kind]());
      times[kind].push(performance.now() - startedAt);
    }
  }
  const apartMs = Math.abs(median(times.known) - median(times.unknown));
  console.info(
    `${samples} each: known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms, apart ${apartMs.toFixed(2)} ms`,
  );
  return { apartMs, answers };
}

describeEachEngine("who has an account", (portal) => {
  const asker = (path: string, body: (email: string) => unknown) => (email: string) => async () => {
    const answer = await portal().visitor().post(path, body(email));
    return `${answer.status} ${JSON.stringify(answer.body)}`;
  };

  timed("is not told by a wrong password", async () => {
    const real = argon2id();
    Object.assign(portal().context, { passwords: real });
    const { id, email } = await portal().register();
    await usersIn(portal().context.storage.db).update(id, {
      password_hash: await real.hash(password, { network: "test", isKnown: true }),
    });
    const request = asker("/auth/login", (typed) => ({
      email: typed,
      password: "not the password",
    }));
    const { apartMs, answers } = await timesOf(portal(), {
      known: request(email),
      unknown: request("nobody.at.all@example.com"),
    });
    expect(answers.known).toEqual(answers.unknown);
    expect(answers.known.size).toBe(1);
    expect(apartMs).toBeLessThan(mostApartMs);
  });

  timed("is not told by asking for a new one", async () => {
    const { email } = await portal().register();
    const request = asker("/auth/forgot-password", (typed) => ({ email: typed }));
    const { apartMs, answers } = await timesOf(portal(), {
      known: request(email),
      unknown: request("nobody.at.all@example.com"),
    });
    expect(answers.known).toEqual(answers.unknown);
    expect(apartMs).toBeLessThan(mostApartMs);
  });

  timed("a difference would be found", async () => {
    const slow = () =>
      new Promise<string>((resolve) => setTimeout(() => resolve("later"), mostApartMs + 3));
    const found = await timesOf(portal(), {
      known: slow,
      unknown: () => Promise.resolve("at once"),
    });
    expect(found.apartMs).toBeGreaterThan(mostApartMs);
  });
});
