// Closing an account in pages, where records are kept.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ RETENTION_YEARS: "5" });
const [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

async function pathOf(name: string): Promise<string> {
  const user = await usersIn(db).byEmail(`${name}@example.com`);
  return `/admin/users/${user?.id}`;
}

test("closing an account says what is kept and until when, asks for a reason, and shows the account as closed", async () => {
  const path = await pathOf("nora");
  const nora = await portal.signInAs("nora");
  const asked = await ada.get((await ada.get(path)).link("Delete user"));
  expect(asked.text).toContain(
    "Are you sure you want to delete this user? This action cannot be undone.",
  );
  expect(asked.text).toContain("Records are kept for 5 years, then erased.");
  const form = { form: "user-deletion" };
  const unexplained = await ada.submit(asked, {}, form);
  expect(unexplained.faults).toEqual([
    { message: "Enter a reason", fieldId: "user-deletion-reason" },
  ]);
  const after = await ada.follow(await ada.submit(asked, { reason: "Asked by letter" }, form));
  const day = "\\d{1,2} \\w{3} \\d{4}";
  expect(after.notice).toMatch(
    new RegExp(`^Account closed\\. Its records are kept until ${day}\\.$`),
  );
  expect((await nora.get("/dashboard")).location).toMatch(/^\/login/);
  const visitor = portal.visitor();
  const credentials = { email: "nora@example.com", password: "demonstration" };
  const refused = await visitor.submit(await visitor.get("/login"), credentials);
  expect(refused.text).toContain("This account is closed. Contact support.");

  const page = await ada.get(path);
  expect(page.text).toContain("Account status Closed");
  expect(page.text).toMatch(new RegExp(`Records kept until ${day}`));
  for (const gone of ["Edit", "Delete user", "Create wallet"])
    expect(page.links(gone), gone).toEqual([]);
  expect((await ada.get(page.link("All transactions"))).status).toBe(200);
  const edit = await ada.get(`${path}/edit`);
  expect(edit.text).toContain("the account can't be changed or reopened");
  expect(edit.html).not.toContain('name="fullname"');
  expect((await ada.get(`${path}/deletion`)).text).toContain("This account is already closed.");
  expect((await ada.get(path.replace("users", "wallets"))).text).toContain(
    "This user's account is closed.",
  );
  expect((await ada.get(`/admin/audit?about=nora@example.com`)).text).toContain(
    "Closed an account",
  );
});

test("closing an account with money in it is refused, and says how much to pay out", async () => {
  const path = await pathOf("george");
  const asked = await ada.get(`${path}/deletion`);
  const refused = await ada.submit(asked, { reason: "Moves away" }, { form: "user-deletion" });
  expect(refused.text).toMatch(
    /This account still has a balance of £[\d,]+\.\d\d\. Pay it out first/,
  );
  expect(refused.form("user-deletion").fields.reason).toBe("Moves away");
});

test("closing an account with recently moved money is sent to a colleague, who closes it", async () => {
  const path = await pathOf("pavel");
  const id = path.split("/").at(-1) ?? "";
  for (const transactionType of ["deposit", "withdrawal"]) {
    const credit = await ada.get(`/admin/wallets/${id}/credit`);
    const typed = { amount: "12", transactionType, description: "Goodwill" };
    expect((await ada.submit(credit, typed, { form: "credit" })).status).toBe(303);
  }
  const asked = await ada.get(`${path}/deletion`);
  const request = await ada.follow(
    await ada.submit(asked, { reason: "Asked by letter" }, { form: "user-deletion" }),
  );
  expect(request.notice).toBe(
    "Sent for approval. Nothing will change until a colleague approves it.",
  );
  const waiting = await ben.open("/admin/queues/approvals");
  expect(waiting.text).toContain("Asked by letter");
  const question = await ben.get(waiting.link("Approve"));
  expect(question.text).toContain("won't be able to sign in again");
  await ben.submit(question, {}, { form: "approval-decision" });
  expect((await ada.get(path)).text).toContain("Account status Closed");
});

test("the list of users can be filtered to closed or open accounts", async () => {
  const [nora, george] = [await pathOf("nora"), await pathOf("george")];
  const closed = await ada.get("/admin/users?closed=true&role=user");
  expect(closed.html).toContain(nora);
  expect(closed.html).not.toContain(george);
  expect(closed.html).toMatch(/<option[^>]*selected[^>]*>Only closed/);
  const open = await ada.get("/admin/users?closed=false&role=user");
  expect(open.html).toContain(george);
  expect(open.html).not.toContain(nora);
});

test("the privacy page says how long records are kept", async () => {
  const { text } = await portal.visitor().get("/privacy");
  expect(text).toContain("We keep them for 5 years after the account is closed");
});
