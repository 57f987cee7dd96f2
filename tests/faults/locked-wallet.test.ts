// One wallet is locked in the database: its owner reads 503 in time, and no one else waits.
import { describe, expect, test } from "vitest";
import { TestPortal } from "../support/portal/backend";
import { median } from "../support/measures/median";
import type { Customer } from "../support/people/people";
import { postgresAddress } from "../support/database/postgres";
import { sized } from "../support/sized";
import {
  customersOf,
  onServer,
  slowest,
  statuses,
  timed,
  tooLate,
  withdraw,
} from "../support/measures/timed-calls";

describe.skipIf(!postgresAddress)("one wallet is locked", () => {
  test(
    "the others are served as before, and its own callers get 503 in time",
    { timeout: 300_000 },
    async () => {
      // With a maximum for the day there is a row that all withdrawals share.
      const portal = await TestPortal.open("PostgreSQL", { WITHDRAWALS_DAILY_MAXIMUM: "1000000" });
      Object.assign(portal.context, { report: () => undefined });
      const [locked, other] = (await customersOf(portal, 2)) as [Customer, Customer];
      const samples = sized(40, 400);
      const ofOther = async () => {
        const times: number[] = [];
        for (let sample = 0; sample < samples; sample += 1) {
          const { status, ms } = await timed(() => withdraw(other));
          expect(status).toBe(201);
          times.push(ms);
        }
        return times;
      };
      const before = await ofOther();
      await onServer(portal.databaseUrl ?? "", async (client) => {
        await client.query("begin");
        await client.query("select * from wallets where user_id = $1 for update", [locked.id]);
        const stuck = Promise.all(Array.from({ length: 24 }, () => timed(() => withdraw(locked))));
        const meanwhile = await ofOther();
        const answers = await stuck;
        console.info(
          `locked: others ${median(before).toFixed(1)} ms before, ${median(meanwhile).toFixed(1)} meanwhile, 99 of 100 within ${slowest(before).toFixed(1)} and ${slowest(meanwhile).toFixed(1)}; its own after at most ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)}`,
        );
        expect([statuses(answers), tooLate(answers)]).toEqual([[503], []]);
        expect(Math.max(...meanwhile), "none waits for the locked one").toBeLessThan(1_500);
        if (sized(false, true)) {
          expect(median(meanwhile)).toBeLessThan(2 * median(before) + 10);
          expect(slowest(meanwhile)).toBeLessThanOrEqual(2 * slowest(before));
        }
      });
      // The one that held it is gone, and so is the lock.
      expect((await withdraw(locked)).status).toBe(201);
      expect(await portal.ledgerFaults()).toEqual([]);
      await portal.close();
    },
  );
});
