// A verified name as its owner changes it in the settings, and as staff decide about it, in pages.
import { afterAll, beforeAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import type { Visitor } from "../support/people/visitor";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";

const settings = "/dashboard/settings";
let portal: InProcessPortal;
let hana: Visitor;
let cleo: Visitor;
let hanaId: string;

beforeAll(async () => {
  portal = await openPortal();
  [hana, cleo] = [await portal.signInAs("hana"), await portal.signInAs("admin")];
  const users = usersIn(portal.backend.context.storage.db);
  hanaId = (await users.byEmail("hana@example.com"))?.id ?? "";
});
afterAll(() => portal.close());

const askFor = async (fullname: string) =>
  hana.follow(await hana.submit(await hana.get(settings), { fullname, "address.city": "Oslo" }));

/** The page of the open request, as staff reach it from the user. */
async function openRequest() {
  const page = await cleo.get(`/admin/users/${hanaId}`);
  return cleo.get(page.link("View request"));
}

test("the settings say what happens to a new name, save the rest and show the request", async () => {
  expect((await hana.get(settings)).text).toContain("Your name is verified.");
  const saved = await askFor("Hana Married");
  expect(saved.text).toContain("Your new name is under review");
  const page = await hana.get(settings);
  expect(page.text).toContain("You asked to change your name to Hana Married");
  expect(page.form("profile").fields).toMatchObject({
    fullname: "Hana Howard",
    "address.city": "Oslo",
  });
});

test("the customer cancels the request on a page of its own", async () => {
  await askFor("Hana Married");
  const page = await hana.get((await hana.get(settings)).link("Cancel name request"));
  expect(page.heading).toBe("Cancel name request");
  const canceled = await hana.follow(await hana.submit(page, {}));
  expect(canceled.notice).toBe("Name request canceled");
  expect((await hana.get(settings)).text).not.toContain("Hana Married");
});

test("staff see it at the user, with both names in the request, and reject it with a reason", async () => {
  await askFor("Max Mule");
  const user = await cleo.get(`/admin/users/${hanaId}`);
  expect(user.text).toMatch(/New name requested .* ago and not decided yet: “Max Mule”/);
  const request = await openRequest();
  expect(request.text).toMatch(/Change Change name/);
  expect(request.text).toMatch(/Current name Hana Howard New name Max Mule/);
  const dialog = await cleo.get(request.link("Reject"));
  expect(dialog.text).toContain("If you reject the name, the user reads the reason.");
  const rejected = await cleo.follow(await cleo.submit(dialog, { reason: "Send the deed poll." }));
  expect(rejected.notice).toBe("Request rejected. Nothing was changed.");
  const page = await hana.get(settings);
  expect(page.text).toContain("Reason: Send the deed poll.");
  expect(page.text).toMatch(/Your name is still Hana Howard/);
});

test("an approval changes the name, and the user's page says since when and by whom", async () => {
  await askFor("Hana Married");
  const request = await openRequest();
  const approved = await cleo.follow(
    await cleo.submit(await cleo.get(request.link("Approve")), {}),
  );
  expect(approved.notice).toBe("Request approved. The change has been made.");
  expect((await hana.get(settings)).form("profile").fields.fullname).toBe("Hana Married");
  expect((await cleo.get(`/admin/users/${hanaId}`)).text).toMatch(
    /Name changed .* ago by Ada Admin/,
  );
});

test("staff read on their settings that an owner decides, and a customer with their name is marked", async () => {
  expect((await cleo.get(settings)).text).toContain("Only an owner changes the names of staff.");
  const nora = await portal.signInAs("nora");
  await nora.submit(await nora.get(settings), { fullname: "Áda  ADMIN" });
  expect((await cleo.get("/admin/users?search=nora")).text).toContain("Staff name");
  const { db } = portal.backend.context.storage;
  const id = (await usersIn(db).byEmail("nora@example.com"))?.id ?? "";
  expect((await cleo.get(`/admin/users/${id}`)).text).toContain(
    "Has the name of a staff member, or one that looks like it, but is a customer",
  );
});
