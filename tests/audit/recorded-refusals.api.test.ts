// Wrong passwords and calls without the right to them stand in the audit log, and cannot fill it.
import { expect, test } from "vitest";
import { AuditLines } from "~server/features/audit-log/schemas";
import { limits } from "~server/kernel/limits";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, read, type Administrator, type Customer } from "../support/people/people";

const { recordedRefusals } = limits.rateLimits;

describeEitherEngine("the audit log", (portal) => {
  const from = (address: string) => ({ headers: { "x-client-address": address } });
  const signIn = (email: string, typed: string, address = "192.0.2.60") =>
    portal().visitor().post("/auth/login", { email, password: typed }, from(address));
  const linesOf = async (admin: Administrator, about: Customer | Administrator, action: string) => {
    await portal().backend.settled();
    return read(AuditLines, await admin.get(`/audit?about=${about.id}&action=${action}&limit=50`))
      .lines;
  };

  test("records a wrong password with its origin, and never the password", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await signIn(nora.email.toUpperCase(), "canary of a guess");
    const lines = await linesOf(admin, nora, "sign_in.refused");
    expect(lines).toMatchObject([
      {
        by: { id: nora.id },
        person: { id: nora.id },
        address: "192.0.2.60",
        changes: [{ field: "refused", after: "wrong_credentials" }],
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain("canary");
    expect(await linesOf(admin, nora, "session.opened")).toEqual([]);
  });

  test("records a wrong password at a confirmation or a change, and the sign-in of a suspended user", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await nora.post("/auth/confirm-password", { password: "wrong" });
    await nora.post("/auth/change-password", {
      currentPassword: "wrong",
      newPassword: "three words of mine",
    });
    await admin.patch(`/users/${nora.id}`, { accountStatus: "suspended" });
    await signIn(nora.email, password, "192.0.2.61");
    const reasons = (await linesOf(admin, nora, "sign_in.refused")).map(
      ({ changes }) => changes[0]?.after,
    );
    expect(reasons.sort()).toEqual(["account_suspended", "wrong_credentials", "wrong_credentials"]);
  });

  test("records a call without the required right, but no allowed calls", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await nora.get("/users", from("192.0.2.62"));
    await nora.get("/wallets/my-wallet");
    await nora.get("/transactions/00000000-0000-7000-8000-000000000000");
    expect(await linesOf(admin, nora, "call.refused")).toMatchObject([
      {
        address: "192.0.2.62",
        changes: [
          { field: "call", after: "GET /users" },
          { field: "refused", after: "forbidden" },
        ],
      },
    ]);
  });

  test("records what a role doesn't allow, even if it depends on the record or the field", async () => {
    const [admin, sven] = [await portal().admin(), await portal().admin(["support"])];
    const customer = await portal().customerWith("10.00");
    const { id } = await customer.deposit("5.00");
    const calls: readonly (readonly [string, Promise<unknown>])[] = [
      ["PATCH /users/{id}", sven.patch(`/users/${customer.id}`, { accountStatus: "suspended" })],
      ["PATCH /transactions/{id}", sven.patch(`/transactions/${id}`, { amount: "50.00" })],
      ["PATCH /transactions/{id}/status", sven.setStatus(id, "successful")],
      ["POST /wallets/admin/credit", sven.credit(customer.id, "50.00")],
    ];
    await Promise.all(calls.map(([, call]) => call));
    const noted = (await linesOf(admin, sven, "call.refused")).map(({ changes }) =>
      changes.map(({ after }) => after),
    );
    expect(noted.sort()).toEqual(calls.map(([name]) => [name, "role_missing"]).sort());
    expect(await customer.available()).toBe(10);
  });

  test("can't be flooded by one user: the last entry of the hour says that there are more", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    for (let time = 1; time <= recordedRefusals.most + 5; time += 1) await nora.get("/users");
    const lines = await linesOf(admin, nora, "call.refused");
    expect(lines).toHaveLength(recordedRefusals.most);
    expect(lines.flatMap(({ reason = [] }) => reason)).toEqual([
      "Further denied requests in this hour aren't recorded.",
    ]);
    portal().advance({ hours: 1 });
    await nora.get("/users");
    const later = await portal().signInAgain(admin);
    expect(await linesOf(later, nora, "call.refused")).toHaveLength(recordedRefusals.most + 1);
  });

  test("is limited for all customers together, who don't hide what staff try", async () => {
    const { recordedRefusalsOfAll } = portal().context.settings.rateLimits;
    const [nora, rita] = [await portal().register(), await portal().register()];
    portal().advance({ hours: 2 });
    const admin = await portal().admin();
    Object.assign(portal().context.settings.rateLimits, {
      recordedRefusalsOfAll: { most: 3, perMinutes: 60 },
    });
    for (const person of [nora, rita, nora, rita, nora]) {
      await person.get("/users");
      await portal().backend.settled();
    }
    const sven = await portal().admin(["support"]);
    await sven.credit(nora.id, "50.00");
    expect(await linesOf(admin, sven, "call.refused")).toHaveLength(1);
    Object.assign(portal().context.settings.rateLimits, { recordedRefusalsOfAll });
    expect(
      (await linesOf(admin, nora, "call.refused")).length +
        (await linesOf(admin, rita, "call.refused")).length,
    ).toBe(3);
  });

  test("records nothing for a name that no one has", async () => {
    const admin = await portal().admin();
    const count = async () =>
      read(AuditLines, await admin.get("/audit?action=sign_in.refused&limit=200")).lines.length;
    const before = await count();
    await signIn("nobody.at.all@example.com", "wrong", "192.0.2.63");
    await portal().backend.settled();
    expect(await count()).toBe(before);
  });
});
