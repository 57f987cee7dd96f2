import { afterAll, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const hana = await usersIn(portal.backend.context.storage.db).byEmail("hana@example.com");
afterAll(() => portal.close());

test("a note is written on a person's page and stands there with its author", async () => {
  const person = await admin.get(`/admin/users/${hana?.id}`);
  expect(person.text).toContain("No notes");
  const dialog = await admin.get(person.link("Add a note"));
  const empty = await admin.submit(dialog, { text: " " }, { form: "note" });
  expect([empty.status, empty.messages]).toEqual([200, ["Write a note"]]);
  const after = await admin.follow(
    await admin.submit(dialog, { text: "Called <b>twice</b>.\nWill write." }, { form: "note" }),
  );
  expect(dialog.form("note").fields.visibility).toBe("confidential");
  expect([after.path, after.notice]).toEqual([person.path, "Note added"]);
  expect(after.html).toMatch(/Called &lt;b&gt;twice&lt;\/b&gt;\.\r?\nWill write\./);
  expect(after.text).toMatch(/Will write\. Ada Admin, \d+ \w+ 20\d\d/);
});

test("a note can be shared with the customer, which its line says", async () => {
  const dialog = await admin.get((await admin.get(`/admin/users/${hana?.id}`)).link("Add a note"));
  const after = await admin.follow(
    await admin.submit(
      dialog,
      { text: "Your limit was raised.", visibility: "shared" },
      { form: "note" },
    ),
  );
  expect(after.text).toMatch(
    /Your limit was raised\. Ada Admin, \d+ \w+ 20\d\d[^.]*, shared with the customer/,
  );
});
