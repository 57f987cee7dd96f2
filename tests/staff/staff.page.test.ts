// The pages of the staff: an owner invites, changes and ends; the others see who works here.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { usersIn } from "~server/features/users/store";
import type { UserRow } from "~server/database/schema";
import type { Visitor } from "../support/people/visitor";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";

let portal: InProcessPortal;
let owen: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  const users = usersIn(portal.backend.context.storage.db);
  const become = async (email: string, change: Partial<UserRow>) =>
    users.update((await users.byEmail(email))?.id ?? "", { role: "admin", ...change });
  await become("second.admin@example.com", { staff_roles: "owner" });
  await become("admin@example.com", { staff_roles: "auditor support compliance treasury" });
  await become("rita@example.com", { staff_roles: "auditor", fullname: "Oda Auditor" });
  owen = await portal.signInAs("second.admin");
});
afterAll(() => portal.close());

const list = () => owen.get("/admin/staff");
const newcomer = {
  email: "wilhelmina@staff.example.org",
  fullname: "Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley van der Westhuizen",
};
const invite = async (fields: Record<string, string>) =>
  owen.submit(await owen.get("/admin/staff/new"), fields);
/** The address behind these words of the list, before a staff ID. */
async function rowLink(text: string): Promise<string> {
  const [href = ""] = (await list()).linksWhere((words) => words.startsWith(`${text} (S-`));
  return href;
}

describe("the list", () => {
  test("shows who has which roles, and that no one is invited or has left", async () => {
    const page = await list();
    expect([page.status, page.heading]).toEqual([200, "Staff"]);
    expect(page.text).toMatch(/Ada Admin.*Auditor, Support, Compliance, and Treasury.*Active.*Off/);
    expect(page.text).toMatch(/Oda Auditor.*Auditor/);
    expect(page.text).toContain("No open invitations");
    expect(page.text).toContain("No former staff");
    expect(page.text).toContain("Requires another owner");
  });

  test("is available to every role, without links to what only owners do", async () => {
    const oda = await portal.signInAs("rita");
    const page = await oda.get("/admin/staff");
    expect(page.status).toBe(200);
    for (const text of ["Invite staff", "Change roles", "Revoke access"])
      expect(page.text).not.toContain(text);
    expect((await oda.get("/admin/staff/new")).status).toBe(403);
  });
});

describe("an invitation", () => {
  test("keeps the entered values if something is missing, and says what", async () => {
    const page = await invite({ ...newcomer, reason: "Night desk" });
    expect(page.faults).toEqual([
      { message: "Choose at least one role", fieldId: "staff-invitation-roles" },
    ]);
    expect(page.hasId("staff-invitation-roles")).toBe(true);
    expect(page.form("staff-invitation").fields).toMatchObject({
      ...newcomer,
      reason: "Night desk",
    });
  });

  test("to a customer's email shows an error next to the field", async () => {
    const page = await invite({ ...newcomer, email: "hana@example.com", "roles.support": "on" });
    expect(page.faults).toEqual([
      {
        message: "This email belongs to a customer. Use a different one for staff.",
        fieldId: "staff-invitation-email",
      },
    ]);
    expect(page.form("staff-invitation").fields).toMatchObject({ "roles.support": "on" });
  });

  test("leads the new colleague by email to a password, and to the back office", async () => {
    const sent = await owen.follow(
      await invite({ ...newcomer, "roles.support": "on", "roles.auditor": "on" }),
    );
    expect([sent.path, sent.notice]).toEqual([
      "/admin/staff",
      `Invitation sent to ${newcomer.email}`,
    ]);
    expect(sent.text).toMatch(/Auditor and Support.*Expires/);
    const again = await owen.get(await rowLink(`Resend invitation to ${newcomer.fullname}`));
    const resent = await owen.follow(
      await owen.submit(again, {}, { form: "staff-invitation-again" }),
    );
    expect(resent.notice).toBe(`Invitation sent to ${newcomer.email}`);

    const context = { context: portal.backend.context, dataDir: portal.dataDir };
    const mails = await mailsTo(context, newcomer.email);
    const token = tokenIn(mails, "reset-password");
    const guest = portal.visitor();
    const page = await guest.get(`/reset-password?token=${token}&invitation=1`);
    expect([page.heading, page.title]).toEqual([
      "Choose a password",
      expect.stringContaining("Choose a password"),
    ]);
    const joined = await guest.follow(
      await guest.submit(page, { password: "a password of the staff" }),
    );
    expect([joined.path, joined.notice]).toEqual([
      "/admin/login",
      "Your password is saved. Sign in to get started.",
    ]);
    const entered = await guest.follow(
      await guest.submit(joined, { email: newcomer.email, password: "a password of the staff" }),
    );
    expect(entered.path).toBe("/admin");
    expect((await list()).text).toContain("No open invitations");
  });
});

describe("a colleague", () => {
  const of = (text: string) => rowLink(`${text} of ${newcomer.fullname}`);

  test("gets other roles, with the current ones selected", async () => {
    const page = await owen.get(await of("Change roles"));
    expect(page.form("staff-roles").fields).toMatchObject({
      "roles.auditor": "on",
      "roles.support": "on",
    });
    const { ["roles.auditor"]: _, ...kept } = page.form("staff-roles").fields;
    const after = await owen.follow(
      await owen.post(page.path, { ...kept, "roles.treasury": "on" }),
    );
    expect([after.path, after.notice]).toEqual(["/admin/staff", "Roles changed"]);
    expect(after.text).toContain("Support and Treasury");
  });

  test("loses access after a confirmation, which asks for the password first if it is old", async () => {
    portal.passMinutes(16);
    const dialog = await owen.get(await of("Revoke access"));
    const asked = await owen.submit(dialog, { reason: "Moves away" }, { form: "staff-ending" });
    expect(asked.location).toMatch(/^\/admin\/confirm-password\?returnTo=/);
    const confirm = await owen.follow(asked);
    const back = await owen.follow(await owen.submit(confirm, { password: demoPassword }));
    expect(back.form("staff-ending").fields).toMatchObject({ reason: "Moves away" });
    const after = await owen.follow(await owen.submit(back, {}, { form: "staff-ending" }));
    expect([after.path, after.notice]).toEqual(["/admin/staff", "Access revoked"]);
    expect(after.text).not.toContain("No former staff");
    const gone = await owen.get(dialog.path);
    expect(gone.text).toMatch(/Westhuizen \(S-\d{4}\) is no longer a staff member\./);
  });

  test("who doesn't exist is not found", async () => {
    for (const page of ["roles", "ending", "invitation"])
      expect((await owen.get(`/admin/staff/nobody/${page}`)).status).toBe(404);
  });
});
