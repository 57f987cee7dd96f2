// The names of staff change by owners only, and no two staff members have names that look alike.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import {
  nameIn,
  nameRequestIn,
  approveName,
  rejectName,
  staffNamed,
} from "../support/people/names";
import { soleOwner, twoOwners } from "../support/people/staff";
import { requestIn } from "../support/people/second-approval";
import { describeEachEngine, describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

describeEitherEngine("the name of a staff member", (portal) => {
  const users = () => usersIn(portal().context.storage.db);
  const rename = (id: string, fullname: string) => users().update(id, { fullname });

  test.each(["support", "compliance", "treasury", "auditor"] as const)(
    "is only requested by a member with the role %s, on either call",
    async (role) => {
      const [olga] = await twoOwners(portal());
      const sven = await staffNamed(portal(), `Sven ${role}`, [role]);
      const answer = await sven.patch("/users/profile", {
        fullname: `Married ${role}`,
        phoneNumber: "+442079460958",
      });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          fullname: `Sven ${role}`,
          phoneNumber: "+442079460958",
          fullnameRequest: { fullname: `Married ${role}`, status: "pending" },
        },
      });
      if (role === "support" || role === "compliance") {
        const direct = await sven.patch(`/users/${sven.id}`, { fullname: `Direct ${role}` });
        expect(nameIn(direct)).toBe(`Sven ${role}`);
      } else {
        expect((await sven.patch(`/users/${sven.id}`, { fullname: "Sven X" })).status).toBe(403);
      }
      const id = nameRequestIn(await sven.get("/users/profile"));
      expect((await approveName(sven, id)).status).toBe(403);
      expect(await approveName(olga, id)).toMatchObject({ status: 201 });
      expect((await users().byId(sven.id))?.fullname).toMatch(/^(Married|Direct) /);
    },
  );

  test("isn't changed by colleagues without the owner's role", async () => {
    await twoOwners(portal());
    const sven = await staffNamed(portal(), "Sven Support", ["support"]);
    for (const role of ["support", "compliance"] as const) {
      const other = await portal().admin([role]);
      const answer = await other.patch(`/users/${sven.id}`, { fullname: "Sven Other" });
      expect(answer).toMatchObject({ status: 403, code: "role_missing" });
    }
    expect((await users().byId(sven.id))?.fullname).toBe("Sven Support");
  });

  test("is changed at once by an owner, who notifies the member", async () => {
    const [olga] = await twoOwners(portal());
    const sven = await staffNamed(portal(), "Sven Single", ["support"]);
    await users().update(sven.id, { email_verified_at: portal().context.now() });
    const answer = await olga.patch(`/users/${sven.id}`, { fullname: "Sven Changed" });
    expect(answer).toMatchObject({ status: 200, body: { fullname: "Sven Changed" } });
    expect(subjectsOf(await mailsTo(portal(), sven.email))).toContain("Your name was changed");
  });

  test("of an owner takes another owner where there is one", async () => {
    const [olga, ben] = await twoOwners(portal());
    await rename(olga.id, "Olga Owner");
    for (const path of ["/users/profile", `/users/${olga.id}`]) {
      const answer = await olga.patch(path, { fullname: "Olga Married" });
      expect(answer).toMatchObject({ status: 200, body: { fullname: "Olga Owner" } });
    }
    const id = nameRequestIn(await olga.get("/users/profile"));
    expect(await approveName(olga, id)).toMatchObject({
      status: 403,
      code: "own_approval_request",
    });
    expect((await approveName(ben, id)).status).toBe(201);
    expect((await users().byId(olga.id))?.fullname).toBe("Olga Married");
  });

  test("of the only owner changes at once, in their account and in their settings", async () => {
    const olga = await soleOwner(portal());
    await rename(olga.id, "Olga Only");
    const ways = { "Olga Next": `/users/${olga.id}`, "Olga After": "/users/profile" };
    for (const [fullname, path] of Object.entries(ways)) {
      const changed = await olga.patch(path, { fullname });
      expect(changed).toMatchObject({ status: 200, body: { fullname } });
      expect(nameRequestIn(changed)).toBe("");
      expect((await users().byId(olga.id))?.fullname).toBe(fullname);
    }
  });

  test.each([
    "Maya Manager",
    "MAYA  MANAGER",
    "Mayá Manåger",
    "Manager Maya",
    "Maya Mana\u200bger",
    "M\u0430ya Manager",
    "Maya M.",
  ])("can't become %j, which is a colleague's name or username", async (fullname) => {
    const [olga, ben] = await twoOwners(portal());
    const maya = await staffNamed(portal(), "Maya Manager", ["treasury"]);
    await users().update(maya.id, { username: "maya.m" });
    const sven = await staffNamed(portal(), "Sven Singular", ["support"]);
    const taken = { status: 409, code: "staff_name_taken" };
    expect(await sven.patch("/users/profile", { fullname })).toMatchObject(taken);
    expect(await olga.patch(`/users/${sven.id}`, { fullname })).toMatchObject(taken);
    expect(await ben.patch("/users/profile", { fullname })).toMatchObject(taken);
    const invited = { email: "new@staff.example.org", fullname, roles: ["support"] };
    expect(await olga.post("/staff", invited)).toMatchObject(taken);
    await users().update(maya.id, { fullname: `Former ${maya.id}`, username: maya.id });
  });

  test("can't be taken as a username by a colleague", async () => {
    await staffNamed(portal(), "Tom Unique", ["treasury"]);
    const sven = await portal().admin(["support"]);
    for (const username of ["tom.unique", "TomUnique", "unique_tom"])
      expect(await sven.patch("/users/profile", { username })).toMatchObject({
        status: 409,
        code: "username_taken",
      });
  });

  test("that was taken since its request can't be approved", async () => {
    const [olga, ben] = await twoOwners(portal());
    const sven = await staffNamed(portal(), "Sven Second", ["support"]);
    const id = nameRequestIn(await sven.patch("/users/profile", { fullname: "Kim Coveted" }));
    const tara = await staffNamed(portal(), "Tara Second", ["treasury"]);
    expect((await olga.patch(`/users/${tara.id}`, { fullname: "Kim Coveted" })).status).toBe(200);
    expect(await approveName(ben, id)).toMatchObject({ status: 409, code: "staff_name_taken" });
    expect((await rejectName(ben, id, "Tara has it.")).status).toBe(201);
    expect((await sven.get("/users/profile")).body).toMatchObject({
      fullname: "Sven Second",
      fullnameRequest: { status: "rejected", reason: "Tara has it." },
    });
  });

  test("whose request outlives their role can't be approved", async () => {
    const [olga, ben] = await twoOwners(portal());
    const sven = await staffNamed(portal(), "Sven Leaving", ["support"]);
    const id = nameRequestIn(await sven.patch("/users/profile", { fullname: "Sven Gone" }));
    const end = await olga.delete(`/staff/${sven.id}`, {});
    expect((await ben.post(`/approval-requests/${requestIn(end)}/approval`, {})).status).toBe(201);
    expect(await approveName(ben, id)).toMatchObject({ status: 409, code: "requester_may_not" });
  });

  test("keeps a member from coming back while a colleague has it", async () => {
    const olga = await soleOwner(portal());
    const sven = await staffNamed(portal(), "Sven Returning", ["support"]);
    await olga.patch(`/users/${sven.id}`, { accountStatus: "suspended" });
    await staffNamed(portal(), "SVEN RETURNING", ["treasury"]);
    const back = () => olga.patch(`/users/${sven.id}`, { accountStatus: "active" });
    expect(await back()).toMatchObject({ status: 409, code: "staff_name_taken" });
    await rename(sven.id, "Sven Renamed");
    expect((await back()).status).toBe(200);
  });
});

describeEachEngine("two names of staff", (portal) => {
  test("changed to the same one at the same time: one gets it", async () => {
    const [olga, ben] = await twoOwners(portal());
    const [one, two] = [
      await staffNamed(portal(), "Una One", ["support"]),
      await staffNamed(portal(), "Tessa Two", ["support"]),
    ];
    const answers = await Promise.all([
      olga.patch(`/users/${one.id}`, { fullname: "Same Name" }),
      ben.patch(`/users/${two.id}`, { fullname: "SAME NAME" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("that two owners approve for each other at the same time are both decided", async () => {
    const [olga, ben] = await twoOwners(portal());
    const ids = [
      nameRequestIn(await olga.patch("/users/profile", { fullname: "Olga Mutual" })),
      nameRequestIn(await ben.patch("/users/profile", { fullname: "Ben Mutual" })),
    ] as const;
    const answers = await Promise.all([approveName(ben, ids[0]), approveName(olga, ids[1])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const both = await usersIn(portal().context.storage.db).byIds([olga.id, ben.id]);
    expect(both.map(({ fullname }) => fullname).sort()).toEqual(["Ben Mutual", "Olga Mutual"]);
  });
});
