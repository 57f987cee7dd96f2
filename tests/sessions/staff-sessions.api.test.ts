// Sessions of staff end sooner than those of customers.
import { expect, test } from "vitest";
import { limits } from "~server/kernel/limits";
import { SessionList } from "~server/features/sessions/schemas";
import { Profile } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

const { staffSessionIdleMinutes: idle, staffSessionAbsoluteMinutes: absolute } = limits;

describeEitherEngine("a staff session", (portal) => {
  test("ends after half an hour without a call; a customer's does not", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    portal().advance({ minutes: idle - 1 });
    expect((await admin.get("/users")).status).toBe(200);
    portal().advance({ minutes: idle });
    expect(await admin.get("/users")).toMatchObject({ status: 401, code: "unauthenticated" });
    expect((await nora.get("/wallets/my-wallet")).status).toBe(200);
  });

  test("ends after twelve hours, however busy it is, and says when", async () => {
    const admin = await portal().admin();
    const begun = portal().context.now();
    for (let minutes = 20; minutes < absolute; minutes += 20) {
      portal().advance({ minutes: 20 });
      expect((await admin.get("/users")).status).toBe(200);
    }
    const { session } = read(Profile, await admin.get("/auth/profile"));
    expect(session).toMatchObject({
      endsAt: new Date(begun + absolute * 60_000).toISOString(),
      isLast: true,
    });
    portal().advance({ minutes: 20 });
    expect((await admin.get("/users")).status).toBe(401);
  });

  test("is listed while it lasts, with the time at which it ends", async () => {
    const first = await portal().admin();
    portal().advance({ minutes: idle });
    const now = await portal().signInAgain(first);
    const { sessions } = read(SessionList, await now.get("/auth/sessions"));
    expect(sessions.map(({ expiresAt }) => expiresAt)).toEqual([
      new Date(portal().context.now() + absolute * 60_000).toISOString(),
    ]);
  });
});
