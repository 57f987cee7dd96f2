// The settings of a customer: sessions, sights of secrets, own data.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { documentsIn } from "~server/features/documents/store";
import { demoPassword } from "~server/kernel/demo-people";
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

describe("sessions", () => {
  test("are listed, ended one by one, and all but this one at once", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => portal.signInAs("george")));
    const [here, ...others] = people;
    if (!here) throw new Error("no user is signed in");
    const page = await here.get(`${settings}/sessions`);
    expect(page.text.match(/This device/g)).toHaveLength(1);
    const endings = [...page.html.matchAll(/href="([^"]*\/ending)"/g)]
      .map(([, href = ""]) => href)
      .filter((href) => !href.includes("others"));
    expect(endings).toHaveLength(3);
    const one = await here.submit(await here.get(endings[0] ?? ""));
    expect([one.location, (await here.follow(one)).notice]).toEqual([
      `${settings}/sessions`,
      "Device signed out",
    ]);
    const open = () =>
      Promise.all(others.map(async (other) => (await other.get("/dashboard")).status));
    expect((await open()).sort()).toEqual([200, 200, 303]);
    expect((await here.get(endings[0] ?? "")).status).toBe(404);
    await here.submit(
      await here.get((await here.get(`${settings}/sessions`)).link("Sign out all others")),
    );
    expect(await open()).toEqual([303, 303, 303]);
    expect((await here.get(`${settings}/sessions`)).links("Sign out all others")).toEqual([]);
  });

  test("of another user can't be ended", async () => {
    const rita = await portal.signInAs("rita");
    await portal.signInAs("hana");
    const [, path = ""] =
      /href="([^"]*\/ending)"/.exec(
        (await hana.get(`${settings}/sessions`)).html.replace(/href="[^"]*others\/ending"/, ""),
      ) ?? [];
    expect(path).toMatch(/sessions\//);
    expect([(await rita.get(path)).status, (await rita.post(path, {})).status]).toEqual([404, 404]);
    expect((await hana.get(path)).status).toBe(200);
  });
});

test("views of the user's documents are listed, and a page without any says so", async () => {
  expect((await hana.get(`${settings}/data-access-log`)).text).toContain("No access recorded");
  const user = await usersIn(portal.backend.context.storage.db).byEmail("hana@example.com");
  const [document] = await documentsIn(portal.backend.context.storage.db).ofUser(
    user?.id ?? "",
    "kyc",
  );
  expect(
    (await (await portal.signInAs("admin")).get(`/documents/${document?.id ?? ""}`)).status,
  ).toBe(200);
  expect((await hana.get(`${settings}/data-access-log`)).text).toMatch(
    /Date Data Viewed by Reason .*Document .*A staff member/,
  );
});

test("the user's data is a file, available after the password", async () => {
  const zoe = await portal.signInAs("zoe");
  const first = await zoe.get((await zoe.get(`${settings}/data`)).link("Download my data"));
  expect(first.location).toBe(
    `/dashboard/confirm-password?returnTo=${encodeURIComponent(`${settings}/data?ready=1`)}`,
  );
  const confirmed = await zoe.submit(await zoe.follow(first), { password: demoPassword });
  const page = await zoe.follow(confirmed);
  expect(page.text).toContain("Your download is available for five minutes.");
  const file = await zoe.get(page.link("Download my data"));
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="my-data.json"');
  const held: unknown = JSON.parse(file.html);
  expect(held).toMatchObject({
    profile: { email: "zoe@example.com" },
    wallet: { currency: "EUR" },
  });
  expect(file.html).not.toMatch(/password_hash|plain:|token_hash|sealed/);
});
