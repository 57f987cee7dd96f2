import { afterAll, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const hana = await usersIn(portal.backend.context.storage.db).byEmail("hana@example.com");
afterAll(() => portal.close());

test("a note is written on a user's page and shown there with its author", async () => {
  const person = await admin.get(`/admin/users/${hana?.id}`);
  expect(person.text).toContain("No notes");
  const dialog = await admin.get(person.link("Add note"));
  const empty = await admin.submit(dialog, { text: " " }, { form: "note" });
  expect([empty.status, empty.messages]).toEqual([200, ["Enter a note"]]);
  const after = await admin.follow(
    await admin.submit(dialog, { text: "Called <b>twice</b>.\nWill write." }, { form: "note" }),
  );
  expect(dialog.form("note").fields.visibility).toBe("confidential");
  expect([after.path, after.notice]).toEqual([person.path, "Note added"]);
  expect(after.html).toMatch(/Called &lt;b&gt;twice&lt;\/b&gt;\.\r?\nWill write\./);
  expect(after.text).toMatch(/Will write\. Ada Admin \(S-0001\) , \d+ \w+ 20\d\d/);
});

test("a note can be shared with the customer, which the note says", async () => {
  const dialog = await admin.get((await admin.get(`/admin/users/${hana?.id}`)).link("Add note"));
  const after = await admin.follow(
    await admin.submit(
      dialog,
      { text: "Your limit was raised.", visibility: "shared" },
      { form: "note" },
    ),
  );
  expect(after.text).toMatch(
    /Your limit was raised\. Ada Admin \(S-0001\) , \d+ \w+ 20\d\d[^.]*, shared with the customer/,
  );
});

test("a pinned note is above the user's details until it is unpinned", async () => {
  const dialog = await admin.get((await admin.get(`/admin/users/${hana?.id}`)).link("Add note"));
  const noted = await admin.follow(
    await admin.submit(dialog, { text: "Call before a payout." }, { form: "note" }),
  );
  expect(noted.text).not.toContain("Pinned notes");
  const [pin] = noted.forms.filter(({ fields }) => fields.verb === "pin");
  const pinned = await admin.follow(await admin.submit(noted, {}, { form: pin?.id ?? "" }));
  expect([pinned.path, pinned.notice]).toEqual([noted.path, "Note pinned"]);
  expect(pinned.text.indexOf("Call before a payout.")).toBeGreaterThan(
    pinned.text.indexOf("Pinned notes"),
  );
  expect(pinned.text.indexOf("Call before a payout.")).toBeLessThan(
    pinned.text.indexOf("Account status"),
  );
  const unpinned = await admin.follow(await admin.submit(pinned, {}, { form: pin?.id ?? "" }));
  expect([unpinned.notice, unpinned.text.includes("Pinned notes")]).toEqual([
    "Note unpinned",
    false,
  ]);
});

test("a deleted note can't be pinned, and the page says so", async () => {
  const page = await admin.get(`/admin/users/${hana?.id}`);
  const [pin] = page.forms.filter(({ fields }) => fields.verb === "pin");
  const after = await admin.follow(
    await admin.submit(page, { note: "none" }, { form: pin?.id ?? "" }),
  );
  expect([after.path, after.notice]).toEqual([page.path, "Not found"]);
});
