// A decision above a threshold, in pages: what the first person reads, and what the second one sees and does.
import { afterAll, expect, test } from "vitest";
import { secondFactorsIn } from "~server/features/second-factor/store";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ APPROVAL_THRESHOLDS: "USD:10,EUR:10,GBP:10" });
const [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
afterAll(() => portal.close());

test("an approval is sent to a colleague, who sees what it moves and carries it out", async () => {
  const list = await ada.get("/admin/transactions?status=pending&type=deposit");
  const [href = ""] = /\/admin\/transactions\/[\w-]{36}\?from=[^"]*/.exec(list.html) ?? [];
  const page = await ada.get(href.replaceAll("&amp;", "&"));
  const sent = await ada.follow(await ada.submit(page, {}, { form: "approve" }));
  expect(sent.notice).toBe("Sent to a colleague for approval");
  expect(sent.text).toContain("Status Pending");
  expect(sent.text).toContain("Waiting for a second person. Ada Admin requested the approval");
  expect(sent.text).not.toContain("Approve Reject");
  expect((await ada.get(sent.link("View request"))).heading).toBe("Approval request");

  const waiting = await ben.open("/admin/queues/approvals");
  expect(waiting.heading).toBe("Approval request");
  expect(waiting.text).toMatch(/Change Approve transaction .*Applies to TX-\w+ Amount /);
  expect(waiting.text).toContain("Requested by Ada Admin");
  const mine = await ada.open("/admin/queues/approvals");
  expect([mine.links("Approve"), mine.links("Cancel request").length]).toEqual([[], 1]);

  const question = await ben.get(waiting.link("Approve"));
  expect(question.text).toContain(
    "The change takes effect immediately and is recorded under your name.",
  );
  await ben.submit(question, {}, { form: "approval-decision" });
  expect((await ada.get(page.path)).text).toContain("Status Successful");
  expect(await portal.ledgerFaults()).toEqual([]);
});

test("a credit leads to the request, which its author can cancel", async () => {
  const people = await ada.get("/admin/users?search=george");
  const [, id = ""] = /\/admin\/users\/([\w-]{36})/.exec(people.html) ?? [];
  const form = await ada.get(`/admin/wallets/${id}/credit`);
  const request = await ada.follow(
    await ada.submit(form, { amount: "12", description: "Goodwill" }, { form: "credit" }),
  );
  expect(request.notice).toBe(
    "Sent for approval. Nothing will change until a colleague approves it.",
  );
  expect(request.text).toMatch(/Change Credit wallet .*Amount .*12\.00/);
  const question = await ada.get(request.link("Cancel request"));
  const canceled = await ada.follow(await ada.submit(question, {}, { form: "approval-decision" }));
  expect(canceled.notice).toBe("Request canceled. Nothing was changed.");
});

test("a lost second factor is turned off by two, each with the password again", async () => {
  const { context } = portal.backend;
  const george = await usersIn(context.storage.db).byEmail("george@example.com");
  const id = george?.id ?? "";
  const factors = secondFactorsIn(context.storage.db);
  const row = { user_id: id, secret: "sealed", created_at: 1, enabled_at: null };
  await factors.begin({ ...row, last_used_step: null });
  await factors.enable({ user_id: id, secret: "sealed" }, { now: 2, step: 1 });
  const withPassword = async (person: typeof ada, path: string) => {
    const page = await person.get(path);
    const asked = await person.submit(page, {});
    expect(asked.location).toMatch(/^\/admin\/confirm-password\?returnTo=/);
    return person.follow(
      await person.submit(await person.follow(asked), { password: demoPassword }),
    );
  };
  const dialog = await withPassword(ada, `/admin/users/${id}/second-factor`);
  const request = await ada.follow(await ada.submit(dialog, {}, { form: "user-second-factor" }));
  expect(request.text).toMatch(/Change Reset two-factor authentication Applies to Account/);
  expect(request.text).toContain("User George Grant");
  const question = (await ben.get(request.path)).link("Approve");
  const back = await withPassword(ben, question);
  const done = await ben.follow(await ben.submit(back, {}, { form: "approval-decision" }));
  expect(done.notice).toBe("Request approved. The change has been made.");
  expect(await factors.of(id)).toBeUndefined();
});
