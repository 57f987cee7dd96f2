// Customers may have a staff member's name, and staff are told.
import { expect, test } from "vitest";
import { User } from "~server/features/users/schemas";
import { staffNamed } from "../support/people/names";
import { read } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("a customer with a staff member's name", (portal) => {
  test("is flagged at sign-up, after a new name, and by the username, but not to themselves", async () => {
    await staffNamed(portal(), "Petra Payout", ["treasury"]);
    const compliance = await portal().admin(["compliance"]);
    const flagged = { nameFlags: [{ code: "staff_name", severity: "warning" }] };
    const signedUp = await portal().register({ fullname: "Pétra  PAYOUT" });
    expect((await compliance.get(`/users/${signedUp.id}`)).body).toMatchObject(flagged);
    const renamed = await portal().register();
    expect((await renamed.patch("/users/profile", { fullname: "Petra Payout" })).status).toBe(200);
    const shown = (await compliance.get(`/users/${renamed.id}`)).body;
    expect(JSON.stringify(shown)).toContain("Has the name of a staff member");
    const named = await portal().register({ username: "petra.payout" });
    expect((await compliance.get(`/users/${named.id}`)).body).toMatchObject(flagged);
    const own = read(User, await signedUp.get("/users/profile"));
    expect(own.nameFlags).toBeUndefined();
    const list = (await compliance.get("/users?search=payout")).body as { users: User[] };
    const flaggedIds = list.users.filter(({ nameFlags }) => nameFlags).map(({ id }) => id);
    expect(new Set(flaggedIds)).toEqual(new Set([signedUp.id, renamed.id, named.id]));
  });
});
