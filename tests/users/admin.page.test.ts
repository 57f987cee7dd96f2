// People in the administrators' area: found, made, looked at, changed and deleted.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

async function personOf(name: string) {
  const user = await usersIn(db).byEmail(`${name}@example.com`);
  if (!user) throw new Error(`There is no ${name}.`);
  return { ...user, path: `/admin/users/${user.id}` };
}

describe("the list", () => {
  test("shows everyone with their status, and a link to each", async () => {
    const page = await admin.get("/admin/users");
    expect([page.status, page.heading]).toEqual([200, "User Management"]);
    expect(rowsOf(page)).toHaveLength(9);
    expect(page.link("View Hana Howard")).toBe((await personOf("hana")).path);
    expect(page.html).toContain(">HH<");
  });

  test.each([
    ["search=hana", ["Hana Howard"]],
    ["search=PATIENT+pav", ["Pavel Patient"]],
    ["search=rita%40example", ["Rita Refused"]],
    ["role=admin", ["Ben Backoffice", "Ada Admin"]],
    ["accountStatus=suspended", ["Simon Stopped"]],
    ["kycStatus=pending", ["Pavel Patient"]],
    ["role=user&kycStatus=rejected&search=rita", ["Rita Refused"]],
  ])("%s matches only them", async (query, names) => {
    const rows = rowsOf(await admin.get(`/admin/users?${query}`));
    expect(rows.map((row) => names.find((name) => row.includes(name))).toSorted()).toEqual(
      [...names].toSorted(),
    );
  });

  test("says what to do if no one matches, and keeps the entered filters", async () => {
    const page = await admin.get("/admin/users?search=nobody%25&kycStatus=approved");
    expect(page.text).toContain("No rows to display No users found. Adjust or clear your filters.");
    expect(page.html).toContain('value="nobody%"');
    expect(page.html).toMatch(/<option value="approved" selected=""/);
    expect(page.link("Clear")).toBe("/admin/users");
  });

  test.each(["role=king", "kycStatus=%00", "limit=7", "limit=1000", "page=-2", "page=x"])(
    "ignores %s",
    async (query) => {
      expect(rowsOf(await admin.get(`/admin/users?${query}`))).toHaveLength(9);
    },
  );

  test("has pages of ten, or as many as its URL says, with the filters kept", async () => {
    const { context } = portal.backend;
    const like = await personOf("nora");
    for (let number = 0; number < 17; number += 1) {
      const { path: _path, ...row } = like;
      const names = {
        email: `many${number}@example.com`,
        email_key: `many${number}@example.com`,
        username: `many${number}`,
        username_key: `many${number}`,
        search_key: `many${number}`,
        fullname: `Many ${number}`,
        deposit_reference: null,
      };
      await usersIn(db).insert({ ...row, ...names, id: context.newId() });
    }
    const first = await admin.get("/admin/users?search=many&role=user");
    expect(rowsOf(first)).toHaveLength(10);
    expect(first.link("Next")).toBe("/admin/users?search=many&role=user&page=2");
    expect(rowsOf(await admin.get(first.link("Next")))).toHaveLength(7);
    expect(rowsOf(await admin.get("/admin/users?search=many&limit=25"))).toHaveLength(17);
    expect((await admin.get("/admin/users?search=many&limit=25&page=9")).location).toBe(
      "/admin/users?limit=25&search=many",
    );
  });
});

describe("a user's page", () => {
  test("shows who they are, and their documents as images", async () => {
    const { path } = await personOf("hana");
    const page = await admin.get(path);
    expect([page.status, page.heading, page.title]).toEqual([
      200,
      "User details",
      expect.stringMatching(/^User details/),
    ]);
    expect(page.text).toContain("HH Hana Howard @hana Role: user");
    expect(page.text).toContain("Email hana@example.com");
    expect(page.html).toMatch(
      /<a href="\/admin\/users\/[\w-]+\/documents\/[\w-]+" target="_blank"[^>]*><img src="\/documents\/[\w-]+"/,
    );
    const document = /<img src="(\/documents\/[\w-]+)"/.exec(page.html)?.[1] ?? "";
    expect((await admin.get(document)).headers.get("Content-Type")).toMatch(/^image\//);
  });

  test("says if there are no documents, and shows the ZIP code after a dash", async () => {
    const { id, path } = await personOf("nora");
    await usersIn(db).update(id, { street: "1 High Street", city: "Oslo", zip_code: "0150" });
    const page = await admin.get(path);
    expect(page.text).toContain("No documents");
    expect(page.text).toContain("Address 1 High Street, Oslo - 0150");
  });

  test.each(["no-such-id", "%00", "..%2F.."])(
    "of %j is 'No user found', and so is its form",
    async (id) => {
      for (const page of [
        await admin.get(`/admin/users/${id}`),
        await admin.get(`/admin/users/${id}/edit`),
      ]) {
        expect(page.status).toBe(404);
        expect(page.text).toContain("No user found");
      }
    },
  );
});
