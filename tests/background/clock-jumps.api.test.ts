// Clocks that jump an hour, daylight saving, leap days, 2038: time limits end when they should, and
// money is posted as usual.
import { describe, expect, test } from "vitest";
import { cardsIn } from "~server/features/cards/store";
import { eraseDue } from "~server/background/erase-due";
import { limits } from "~server/kernel/limits";
import { isForgotten, waitBeforeAttempt } from "~server/kernel/failed-attempts";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { password } from "../support/people/people";

const hour = 60;
const jumps = [
  ["ahead", hour],
  ["back", -hour],
] as const;

describeEitherEngine("a clock that jumps an hour", (portal) => {
  const statusOf = async (token: string) =>
    (await new Caller(portal().backend, token).get("/auth/profile")).status;

  test.each(jumps)(
    "%s alone ends no session, and every session ends within an hour of its time",
    async (_way, minutes) => {
      const nora = await portal().register();
      portal().advance({ minutes });
      expect(await statusOf(nora.token)).toBe(200);
      portal().advance({ minutes: limits.sessionIdleMinutes + hour });
      expect(await statusOf(nora.token)).toBe(401);
    },
  );

  test.each(jumps)(
    "%s leaves a password confirmation valid for five minutes at most",
    async (_way, minutes) => {
      const nora = await portal().register();
      await nora.post("/auth/confirm-password", { password });
      portal().advance({ minutes });
      const opened = async () => (await nora.get("/users/profile/data")).status;
      expect(await opened()).toBe(403);
      await nora.post("/auth/confirm-password", { password });
      expect(await opened()).toBe(200);
      portal().advance({ minutes: limits.confirmedMinutes });
      expect(await opened()).toBe(403);
    },
  );

  test.each(jumps)("%s locks no one out for longer than one window", async (_way, minutes) => {
    const nora = await portal().register();
    const { most, perMinutes } = limits.rateLimits.personalData;
    const request = async () => {
      await nora.post("/auth/confirm-password", { password });
      return (await nora.get("/users/profile/data")).status;
    };
    for (let asked = 0; asked < most; asked += 1) expect(await request()).toBe(200);
    expect(await request()).toBe(429);
    portal().advance({ minutes });
    await request();
    portal().advance({ minutes: perMinutes });
    expect(await request()).toBe(200);
  });

  test.each(jumps)(
    "%s keeps card secrets a day, and at most an hour longer",
    async (_way, minutes) => {
      const hana = await portal().register();
      await hana.saveCard();
      await hana.deposit("5.00");
      portal().advance({ minutes });
      portal().advance({ hours: 25 });
      await eraseDue(portal().context);
      const card = await cardsIn(portal().context.storage.db).inUse(hana.id);
      expect(card?.cvv_erased_at).toEqual(expect.any(Number));
    },
  );

  test.each(jumps)("%s lets drafts expire in time", async (_way, minutes) => {
    const hana = await portal().customerWith("50.00");
    await hana.saveBank();
    const { id } = await hana.draft("bank_withdrawal", "5.00");
    portal().advance({ minutes: minutes + limits.draftMinutes + hour });
    expect((await hana.get(`/drafts/${id}`)).code).toBe("draft_expired");
  });

  test.each(jumps)("%s while money moves changes no sum and no order", async (_way, minutes) => {
    const [hana, admin] = [await portal().customerWith("50.00"), await portal().admin()];
    const first = await hana.withdraw("5.00");
    portal().advance({ minutes });
    const second = await hana.withdraw("6.00");
    const later = await portal().signInAgain(admin);
    await later.approve(first.id);
    await later.reject(second.id);
    expect(await hana.wallet()).toMatchObject({ availableBalance: 45, pendingWithdrawal: 0 });
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});

/** Moments at which calendars and clocks have tripped others. */
const moments = [
  ["the last second of February before a leap day", Date.UTC(2028, 1, 28, 23, 59, 30)],
  ["a leap day", Date.UTC(2028, 1, 29, 12)],
  ["the hour that New York skips", Date.UTC(2027, 2, 14, 6, 30)],
  ["the hour that Berlin has twice", Date.UTC(2027, 9, 31, 0, 30)],
  ["the end of 32-bit time", Date.UTC(2038, 0, 19, 3, 14, 7)],
  ["a century's year without a leap day", Date.UTC(2100, 1, 28, 23, 30)],
] as const;

describe.each(moments)("at %s", (_name, moment) => {
  describeEitherEngine("the portal", (portal) => {
    test("posts, sums and completes requests as on any other day", async () => {
      await goTo(portal(), moment);
      const [hana, admin] = [await portal().register(), await portal().admin()];
      await admin.credit(hana.id, "50.00");
      const { id } = await hana.withdraw("5.00");
      portal().advance({ hours: 1 });
      await (await portal().signInAgain(admin)).approve(id);
      const history = await hana.get("/wallets/history");
      expect(history.status).toBe(200);
      expect(await hana.available()).toBe(45);
      const month = new Date(moment).toISOString().slice(0, 7);
      expect((await hana.get(`/statements/${month}`)).status).toBe(200);
      expect(await portal().ledgerFaults()).toEqual([]);
      portal().advance({ hours: 11, minutes: 59 });
      expect((await hana.get("/auth/profile")).status).toBe(200);
      portal().advance({ hours: 12 });
      expect((await hana.get("/auth/profile")).status).toBe(401);
    });
  });
});

async function goTo(portal: TestPortal, moment: number): Promise<void> {
  portal.advance({ minutes: (moment - portal.context.now()) / 60_000 });
}

describe("the wait after wrong passwords", () => {
  test.each([3, 5, 9, 30])(
    "after %s of them doesn't grow because the clock was set back",
    (failures) => {
      const guesses = { failures, lastAt: 10_000_000 };
      const usual = waitBeforeAttempt(guesses, 3, guesses.lastAt);
      expect(usual).toBeGreaterThan(0);
      expect(waitBeforeAttempt(guesses, 3, guesses.lastAt - 3_600_000)).toBe(usual);
      expect(waitBeforeAttempt(guesses, 3, guesses.lastAt + usual)).toBe(0);
      expect(isForgotten(guesses, guesses.lastAt - 3_600_000)).toBe(false);
    },
  );
});
