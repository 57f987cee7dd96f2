// SIGTERM while sign-ins are queued: each is answered in full, and the process exits on time.
import { expect, test } from "vitest";
import { send } from "../support/network/raw-http";
import { startDemonstration } from "../support/portal/started-demonstration";
import { sized } from "../support/sized";

const rounds = sized(2, 100);
const callers = sized(6, 16);
const endsWithinMs = 5_000;

test(
  `${rounds} stops under ${callers} callers interrupt no request`,
  { timeout: rounds * 60_000 },
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const portal = await startDemonstration({ MODE: "demo", TRUST_PROXY: "1" });
      // Without a name to look up, all of them are connected long before the first is answered.
      const address = portal.origin.replace("localhost", "127.0.0.1");
      const signIn = (number: number) => {
        const body = Buffer.from(
          JSON.stringify({ email: `nobody${number}@example.com`, password: "wrong" }),
        );
        return send(`${address}/api/auth/login`, {
          method: "POST",
          // Each from a network of its own, because few sign-ins of one network may wait.
          headers: {
            "content-type": "application/json",
            "x-forwarded-for": `203.0.${number}.1`,
          },
          body,
        });
      };
      const underWay = Array.from({ length: callers }, (_, number) => signIn(number));
      await Promise.race(underWay);
      const startedAt = Date.now();
      const ended = portal.stop();
      const answers = await Promise.allSettled(underWay);
      expect([round, await ended]).toEqual([round, 0]);
      expect(Date.now() - startedAt).toBeLessThan(endsWithinMs);
      expect(
        answers.map((answer) =>
          answer.status === "fulfilled" ? answer.value.status : String(answer.reason),
        ),
      ).toEqual(underWay.map(() => 401));
      expect(
        answers.every(
          (answer) =>
            answer.status === "fulfilled" && answer.value.text.includes("wrong_credentials"),
        ),
      ).toBe(true);
      await expect(send(`${address}/healthz`)).rejects.toThrow(/ECONNREFUSED/);
    }
  },
);
