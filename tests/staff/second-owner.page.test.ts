// A change of staff that another owner has to approve, in pages: what each of them reads and does.
import { afterAll, beforeAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import type { Visitor } from "../support/people/visitor";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";

let portal: InProcessPortal;
let [ada, ben]: Visitor[] = [];
beforeAll(async () => {
  portal = await openPortal();
  const users = usersIn(portal.backend.context.storage.db);
  const rita = await users.byEmail("rita@example.com");
  const change = { role: "admin", staff_roles: "support", fullname: "Sven Support" } as const;
  await users.update(rita?.id ?? "", change);
  [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
});
afterAll(() => portal.close());

const signedIn = (person: Visitor | undefined): Visitor => {
  if (!person) throw new Error("no user is signed in");
  return person;
};

const sven = "Sven Support (S-0003)";

test("other roles lead to a request, which shows who requests it, for whom, and the roles before and after", async () => {
  const asking = signedIn(ada);
  const [href = ""] = (await asking.get("/admin/staff")).links(`Change roles of ${sven}`);
  const form = await asking.get(href);
  expect(form.text).toContain("Another owner must approve this before it takes effect.");
  const sent = await asking.follow(
    await asking.submit(form, { "roles.treasury": "on", reason: "Covers for Tara" }),
  );
  expect(sent.notice).toBe("Sent for approval. Nothing will change until a colleague approves it.");
  expect(sent.heading).toBe("Approval request");
  for (const words of [
    /Change Change staff roles Applies to Account/,
    /Roles before Support Roles after Support and Treasury/,
    /User Sven Support \(S-0003\)/,
    /Reason Covers for Tara/,
    /Requested by Ada Admin \(S-0001\)/,
  ])
    expect(sent.text).toMatch(words);
  expect([sent.links("Approve"), sent.links("Cancel request").length]).toEqual([[], 1]);
});

test("the other owner finds it among the staff, and approves it", async () => {
  const deciding = signedIn(ben);
  const staff = await deciding.get("/admin/staff");
  expect(staff.text).toMatch(
    /Pending approval by a second owner .*Sven Support \(S-0003\) Change staff roles Support Support and Treasury Ada Admin \(S-0001\)/,
  );
  const [href = ""] = staff.links("Sven Support");
  const page = await deciding.get(href);
  const question = await deciding.get(page.link("Approve"));
  const done = await deciding.follow(
    await deciding.submit(question, {}, { form: "approval-decision" }),
  );
  expect(done.notice).toBe("Request approved. The change has been made.");
  const after = await deciding.get("/admin/staff");
  expect(after.text).toMatch(/Sven Support .*Support and Treasury/);
  expect(after.text).not.toContain("Pending approval by a second owner");
});

test("an invitation and an end of access wait as well", async () => {
  const [asking, deciding] = [signedIn(ada), signedIn(ben)];
  const invited = { email: "wilma@staff.example.org", fullname: "Wilma West" };
  const sent = await asking.follow(
    await asking.submit(await asking.get("/admin/staff/new"), { ...invited, "roles.owner": "on" }),
  );
  expect(sent.text).toMatch(/Change Invite staff Applies to Staff Roles before None/);
  expect(sent.text).toMatch(/Roles after Owner Email wilma@staff.example.org/);
  expect(sent.text).toContain("User Wilma West");
  expect((await deciding.get("/admin/staff")).text).toContain("No open invitations");
  const [href = ""] = (await asking.get("/admin/staff")).links(`Revoke access of ${sven}`);
  const dialog = await asking.get(href);
  expect(dialog.text).toContain("Another owner must approve this before it takes effect.");
  const ending = await asking.follow(await asking.submit(dialog, {}, { form: "staff-ending" }));
  expect(ending.text).toMatch(/Roles before Support and Treasury Roles after None/);
  const question = await asking.get(ending.link("Cancel request"));
  const canceled = await asking.follow(
    await asking.submit(question, {}, { form: "approval-decision" }),
  );
  expect(canceled.notice).toBe("Request canceled. Nothing was changed.");
});

test("a suspension says until when it lasts, is confirmed by another owner, and then ended by two", async () => {
  const asking = signedIn(ada);
  const [href = ""] = (await asking.get("/admin/staff")).links("Sven Support");
  const person = await asking.get(href);
  const edit = () => asking.get(person.link("Edit"));
  const stopped = await asking.follow(
    await asking.submit(await edit(), { accountStatus: "suspended" }),
  );
  expect(stopped.notice).toBe("User updated");
  const until =
    /Suspension not confirmed .*The suspension ends on \d+ \w{3} \d{4}, \d\d:\d\d UTC unless an owner other than Ada Admin confirms it\./;
  expect(stopped.text).toMatch(until);
  const deciding = signedIn(ben);
  expect((await deciding.get("/admin/staff")).text).toMatch(
    /Suspensions to confirm .*Sven Support \(S-0003\) Ada Admin \(S-0001\)/,
  );
  const request = await deciding.get(stopped.link("View request"));
  expect(request.text).toContain("Change Suspend staff account");
  expect(request.links("End suspension")).toHaveLength(1);
  const question = await deciding.get(request.link("Confirm suspension"));
  expect(question.text).toContain("The suspension will last until two owners end it.");
  const confirmed = await deciding.follow(
    await deciding.submit(question, {}, { form: "approval-decision" }),
  );
  expect(confirmed.notice).toBe("Suspension confirmed.");
  const changes = { accountStatus: "active", fullname: "Sven Second" };
  const sent = await asking.follow(await asking.submit(await edit(), changes));
  expect(sent.text).toMatch(/Change Reactivate staff account Applies to Account/);
  // What the second owner approves is all on the page.
  expect(sent.text).toContain("Full name Sven Second");
});
