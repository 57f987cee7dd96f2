// The settings of a customer: profile, password, sessions, sights of secrets, own data, API tokens.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { usersIn } from "../../server/features/users/store";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import type { Visitor } from "../support/people/visitor";

const settings = "/dashboard/settings";
let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  hana = await portal.signInAs("hana");
});
afterAll(() => portal.close());

describe("the profile", () => {
  test.each<Record<string, string>>([{}, { username: "hana " }, { "address.state": " " }])(
    "that is saved as it is (%j) says that nothing was changed",
    async (typed) => {
      const person = await portal.signInAs("hana");
      const saved = await person.submit(await person.get(settings), typed);
      expect([saved.status, saved.location]).toEqual([303, settings]);
      const page = await person.follow(saved);
      expect(page.notice).toBe("Nothing was changed.");
      expect(page.text).not.toContain("Profile updated");
    },
  );

  test("is saved as a whole, says so, and clears emptied fields", async () => {
    const typed = {
      phoneNumber: "+12025550143",
      "address.street": "1 Main Street",
      "address.city": "Albany",
      "address.country": "US",
    };
    const saved = await hana.submit(await hana.get(settings), typed);
    expect([saved.status, saved.location]).toEqual([303, `${settings}?saved=1`]);
    const page = await hana.follow(saved);
    expect(page.text).toContain("Profile updated");
    expect(page.link("Continue")).toBe(`${settings}?updated=1#main`);
    expect(
      (await hana.get(`${settings}?updated=1`)).notice,
      "said again once the window is closed",
    ).toBe("Profile updated");
    expect(page.form("profile").fields).toMatchObject(typed);
    await hana.submit(page, { "address.street": "", "address.city": "" });
    expect((await hana.get(settings)).form("profile").fields).toMatchObject({
      "address.street": "",
      "address.city": "",
      "address.country": "US",
    });
  });

  test("offers the countries by name, and keeps one that isn't among them until another is chosen", async () => {
    const { db } = portal.backend.context.storage;
    const country = async () =>
      (await usersIn(db).byEmail("hana@example.com"))?.address_country ?? undefined;
    const { id = "" } = (await usersIn(db).byEmail("hana@example.com")) ?? {};
    await usersIn(db).update(id, { address_country: "Freedonia" });
    const page = await hana.get(settings);
    expect(page.form("profile").fields["address.country"]).toBe("Freedonia");
    for (const shown of ['<option value="CI">Côte d’Ivoire</option>', 'value="GB">United Kingdom<'])
      expect(page.html).toContain(shown);
    await hana.submit(page, { "address.city": "Albany" });
    expect(await country()).toBe("Freedonia");
    await hana.submit(await hana.get(settings), { "address.country": "CI" });
    expect(await country()).toBe("CI");
    await hana.submit(await hana.get(settings), { "address.country": "" });
    expect(await country()).toBeUndefined();
  });

  test.each([
    [{ fullname: " " }, "Enter your full name"],
    [{ username: "a b" }, "Use 2 to 40 letters, digits, dots, dashes or underscores"],
    [{ phoneNumber: "555" }, "Enter a valid phone number, including the country code"],
  ])("%o is refused with its values kept", async (fields, text) => {
    const answer = await hana.submit(await hana.get(settings), fields);
    expect([answer.status, answer.messages]).toEqual([200, [text]]);
    expect(answer.form("profile").fields).toMatchObject(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value])),
    );
  });

  test("can't take another's username, nor change what the form doesn't contain", async () => {
    const page = await hana.get(settings);
    const nora = (await (await portal.signInAs("nora")).get(settings)).form("profile").fields
      .username;
    const taken = await hana.submit(page, { username: String(nora) });
    expect([taken.status, taken.faults[0]?.fieldId]).toEqual([200, "profile-username"]);
    expect((await hana.submit(page, { role: "admin" })).isRefusal).toBe(true);
    expect((await hana.get(settings)).text).not.toContain("Admin Dashboard");
  });
});

describe("the password", () => {
  test("is changed with the current one, and ends every other session", async () => {
    const [here, there] = [await portal.signInAs("pavel"), await portal.signInAs("pavel")];
    const wrong = await here.submit(await here.get(`${settings}/password`), {
      currentPassword: "no",
      newPassword: "another long password",
    });
    expect(wrong.faults[0]?.fieldId).toBe("password-currentPassword");
    expect(wrong.html).not.toContain("another long password");
    const done = await here.submit(await here.get(`${settings}/password`), {
      currentPassword: demoPassword,
      newPassword: "another long password",
    });
    expect([done.status, (await here.follow(done)).notice]).toEqual([
      303,
      "Your password was changed",
    ]);
    expect((await there.get("/dashboard")).location).toMatch(/^\/login/);
    expect((await here.get("/dashboard")).status).toBe(200);
  });
});

describe("API tokens", () => {
  test("are created with the password, shown once, listed and revoked", async () => {
    const form = await hana.get(`${settings}/api-tokens/new`);
    expect(form.text).not.toContain("Everything an administrator may");
    const typed = { name: "Nightly export", scopes: "read", days: "30", password: demoPassword };
    const wrong = await hana.submit(form, { ...typed, password: "no" });
    expect(wrong.faults[0]?.fieldId).toBe("api-token-password");
    const made = await hana.submit(form, typed);
    const [token = ""] = /tp_[\w-]+/.exec(made.html) ?? [];
    expect([made.status, made.heading]).toEqual([200, "Token created"]);
    const answer = await portal.backend.fetch(
      new Request("http://portal/api/auth/profile", {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    expect(answer.status).toBe(200);
    const list = await hana.get(`${settings}/api-tokens`);
    expect(list.text).toMatch(/Nightly export .*Read/);
    expect(list.html).not.toContain(token);
    const [, ending = ""] = /href="([^"]*\/revocation)"/.exec(list.html) ?? [];
    expect((await hana.follow(await hana.submit(await hana.get(ending)))).notice).toBe(
      "Token revoked",
    );
    expect((await hana.get(`${settings}/api-tokens`)).text).toContain("No API tokens");
  });

  test("with the rights of staff are for staff only", async () => {
    const forged = await hana.submit(await hana.get(`${settings}/api-tokens/new`), {
      name: "More",
      scopes: "read",
      "rights.view": "on",
      days: "30",
      password: demoPassword,
    });
    expect([forged.status, forged.heading]).toEqual([200, "New API token"]);
  });
});

test("the settings are in both menus", async () => {
  const page = await hana.get("/dashboard");
  expect([page.link("Settings"), page.link("Account Settings")]).toEqual([settings, settings]);
});

describe("the time zone", () => {
  test("is chosen by city, and applies to times on all the user's pages", async () => {
    const george = await portal.signInAs("george");
    expect((await george.get(settings)).form("profile").fields).toMatchObject({ timeZone: "UTC" });
    const saved = await george.submit(await george.get(settings), { timeZone: "Pacific/Chatham" });
    expect(saved.status).toBe(303);
    expect((await george.get(settings)).form("profile").fields).toMatchObject({
      timeZone: "Pacific/Chatham",
    });
    for (const path of ["/dashboard/transactions", "/dashboard/settings/sessions", "/dashboard"]) {
      const { text } = await george.get(path);
      expect(text).toMatch(/\d\d:\d\d UTC\+1[23]:45/);
      expect(text).not.toMatch(/\d\d:\d\d UTC(?!\+1[23]:45)/);
    }
    expect((await george.get("/dashboard/transactions")).text).toContain("From (Chatham)");
    expect((await george.get("/dashboard/earning-history")).text).toContain(
      "request date, Pacific/Chatham",
    );
  });

  test("of an administrator is that of the admin area", async () => {
    const admin = await portal.signInAs("admin");
    await admin.submit(await admin.get(settings), { timeZone: "Asia/Kathmandu" });
    expect((await admin.get("/admin/transactions")).text).toMatch(/\d\d:\d\d UTC\+5:45/);
  });

  test("that is not on the list is refused", async () => {
    const answer = await hana.submit(await hana.get(settings), { timeZone: "Mars/Olympus" });
    expect([answer.status, answer.messages]).toEqual([200, ["Choose a time zone from the list"]]);
  });
});
