// Without scripts: from the user's page to the request, the colleague's approval, and back to level 1.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import type { Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";
import { operatorFileWith } from "../support/portal/operator-file-with";

const day = (amount: number) => ({ withdrawal: { USD: { day: amount } } });
const portal = await openPortal({
  OPERATOR_FILE: operatorFileWith({ levels: { 0: day(1), 1: day(200), 2: day(5000) } }),
});
const [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
afterAll(() => portal.close());

const hana = await usersIn(portal.backend.context.storage.db).byEmail("hana@example.com");
const path = `/admin/users/${hana?.id}`;

/** The password is asked for first, unless it was typed within the last minutes. */
async function approve(by: Visitor, request: string) {
  const question = await by.get((await by.get(request)).link("Approve"));
  const next = await by.follow(await by.submit(question, {}, { form: "approval-decision" }));
  if (!next.path.startsWith("/admin/confirm-password")) return next;
  const again = await by.follow(await by.submit(next, { password: demoPassword }));
  return by.follow(await by.submit(again, {}, { form: "approval-decision" }));
}

test("a customer's level is raised by two people and lowered by one", async () => {
  const user = await ada.get(path);
  expect(user.text).toContain("Verification level 1");
  expect(user.text).toContain("Withdrawals 24 hours $200.00");
  const dialog = await ada.get(user.link("Set level 2"));
  const empty = await ada.submit(dialog, {}, { form: "level" });
  expect(empty.faults.map(({ fieldId }) => fieldId)).toEqual(["level-reason"]);
  const reason = "Proof of address checked";
  const asked = await ada.submit(dialog, { reason }, { form: "level" });
  expect(asked.location).toMatch(/^\/admin\/approval-requests\//);
  const request = await ben.get(asked.location ?? "");
  expect(request.text).toContain("Set verification level 2");
  expect(request.text).toContain(reason);
  await approve(ben, asked.location ?? "");
  const raised = await ada.get(path);
  expect(raised.text).toContain("Verification level 2");
  expect(raised.text).toContain("Withdrawals 24 hours $5,000.00");
  const lowering = await ada.get(raised.link("Lower to level 1"));
  const lowered = await ada.follow(
    await ada.submit(lowering, { reason: "It expired" }, { form: "level-removal" }),
  );
  expect(lowered.text).toContain("Verification level 1");
});
