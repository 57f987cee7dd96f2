// What /metrics tells of the last hour: events of the audit log that someone should hear of, without anyone's name.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";
import { StaffMember } from "~server/features/staff/schemas";

const quiet = {
  owner_added: 0,
  staff_suspended: 0,
  whole_export: 0,
  staff_sign_in_refused: 0,
  account_closed: 0,
};

describeEitherEngine("security events", (portal) => {
  const events = async () => {
    await portal().backend.settled();
    const found = (await portal().backend.gauges()).find(
      ({ name }) => name === "portal_security_events",
    );
    return Object.fromEntries(
      (found?.samples ?? []).map(({ labels, value }) => [labels?.event ?? "", value]),
    );
  };
  const anHourOfQuiet = async () => {
    portal().advance({ hours: 1 });
    expect(await events()).toEqual(quiet);
  };

  test("include a new owner, whether invited or promoted, and no other change of roles", async () => {
    await anHourOfQuiet();
    const [owner, sven] = [await portal().admin(["owner"]), await portal().admin(["support"])];
    const { version } = read(
      StaffMember,
      await owner.patch(`/staff/${sven.id}`, { roles: ["support", "auditor"] }),
    );
    expect(await events()).toEqual(quiet);
    const invited = { email: "owen@example.org", fullname: "Owen Owner", roles: ["owner"] };
    expect((await owner.post("/staff", invited)).status).toBe(201);
    expect(await events()).toEqual({ ...quiet, owner_added: 1 });
    const roles = ["support", "owner"];
    await owner.patch(`/staff/${sven.id}`, { roles, version });
    expect(await events()).toEqual({ ...quiet, owner_added: 2 });
    await owner.patch(`/staff/${sven.id}`, { roles: ["owner"] });
    expect(await events()).toEqual({ ...quiet, owner_added: 2 });
    await anHourOfQuiet();
  });

  test("include the export of a whole list, and not of a part", async () => {
    await anHourOfQuiet();
    const admin = await portal().admin();
    for (const part of ["role=admin", "search=nora", "from=2026-01-01"])
      expect((await admin.get(`/exports/users?${part}`)).status).toBe(200);
    expect(await events()).toEqual(quiet);
    await admin.get("/exports/users?sort=oldest");
    await admin.get("/exports/transactions");
    expect(await events()).toEqual({ ...quiet, whole_export: 2 });
    await anHourOfQuiet();
  });

  test("include wrong passwords of staff, and not of customers", async () => {
    await anHourOfQuiet();
    const [admin, nora] = [await portal().admin(), await portal().register()];
    for (const { email } of [admin, nora, admin])
      await portal().visitor().post("/auth/login", { email, password: "wrong" });
    expect(await events()).toEqual({ ...quiet, staff_sign_in_refused: 2 });
    await anHourOfQuiet();
  });

  test("include accounts that were closed or deleted", async () => {
    await anHourOfQuiet();
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await admin.delete(`/users/${nora.id}`, {});
    expect(await events()).toEqual({ ...quiet, account_closed: 1 });
    await anHourOfQuiet();
  });
});

describeEitherEngine("calls that a role does not allow", (portal) => {
  test("are counted from the first one", async () => {
    const refused = async () =>
      (await portal().backend.gauges())
        .find(({ name }) => name === "portal_refused_calls_total")
        ?.samples.find(({ labels }) => labels?.code === "role_missing")?.value;
    expect(await refused()).toBe(0);
    const auditor = await portal().admin(["auditor"]);
    await auditor.post("/users", {});
    expect(await refused()).toBe(1);
  });
});
