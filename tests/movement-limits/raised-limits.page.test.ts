// Without scripts: a customer's limits are raised by two people from the user's page, seen by the customer, and ended by one.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import type { Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";
import { operatorFileWith } from "../support/portal/operator-file-with";

const level = {
  withdrawal: { USD: { day: 200, thirtyDays: 3500 } },
  deposit: { USD: { day: 80 } },
};
const portal = await openPortal({
  OPERATOR_FILE: operatorFileWith({ levels: { 0: level, 1: level } }),
});
const [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
const hana = await portal.signInAs("hana");
afterAll(() => portal.close());

const row = await usersIn(portal.backend.context.storage.db).byEmail("hana@example.com");
const path = `/admin/users/${row?.id}`;
const dayIn = (days: number) =>
  new Date(portal.backend.context.now() + days * 86_400_000).toISOString().slice(0, 10);
const reason = "Sale of a house; contract checked.";

/** The password is asked for first, unless it was typed within the last minutes. */
async function approve(by: Visitor, request: string) {
  const question = await by.get((await by.get(request)).link("Approve"));
  const next = await by.follow(await by.submit(question, {}, { form: "approval-decision" }));
  if (!next.path.startsWith("/admin/confirm-password")) return next;
  const again = await by.follow(await by.submit(next, { password: demoPassword }));
  return by.follow(await by.submit(again, {}, { form: "approval-decision" }));
}

const raiseForm = async () => ada.get((await ada.get(path)).link("Raise limits"));

test("what is refused is said beside its field, and nothing that was entered is lost", async () => {
  const dialog = await raiseForm();
  expect(dialog.text).toContain("24 hours: $200.00, 30 days: $3,500.00");
  const empty = await ada.submit(dialog, {}, { form: "limit-raise" });
  expect(empty.faults.map(({ fieldId }) => fieldId)).toEqual([
    "limit-raise-direction",
    "limit-raise-until",
    "limit-raise-reason",
  ]);
  const fields = { direction: "withdrawal", until: dayIn(10), reason };
  const refusals = [
    [{}, "day", "Enter a limit for 24 hours, for 30 days, or both"],
    [{ day: "1.234" }, "day", "This amount can be read in two ways"],
    [{ day: "200" }, "day", "Enter more than $200.00, the limit of the customer's level"],
    [{ day: "4,000" }, "day", "The limit of 30 days is $3,500.00"],
    [{ thirtyDays: "99" }, "thirtyDays", "Enter more than $3,500.00"],
    [{ day: "2000", until: dayIn(-1) }, "until", "Choose a day within the next 90 days"],
    [{ day: "2000", until: dayIn(92) }, "until", "Choose a day within the next 90 days"],
  ] as const;
  for (const [change, field, message] of refusals) {
    const sent = { ...fields, ...change };
    const refused = await ada.submit(await raiseForm(), sent, { form: "limit-raise" });
    expect(refused.faults).toEqual([
      { fieldId: `limit-raise-${field}`, message: expect.stringContaining(message) },
    ]);
    expect(refused.form("limit-raise").fields).toMatchObject(sent);
  }
});

test("a raise holds once a colleague approves, until one person ends it", async () => {
  const until = dayIn(10);
  const fields = { direction: "withdrawal", day: "2,000", until, reason };
  const asked = await ada.submit(await raiseForm(), fields, { form: "limit-raise" });
  expect(asked.location).toMatch(/^\/admin\/approval-requests\//);
  const request = await ben.get(asked.location ?? "");
  for (const text of [
    "Raise limits",
    "Limits of Withdrawals",
    "Limit of 24 hours $2,000.00",
    "Until",
    reason,
  ])
    expect(request.text).toContain(text);
  expect(request.text).not.toContain("USD");
  await approve(ben, asked.location ?? "");
  const raised = /Withdrawals 24 hours \$2,000\.00 Until \d+ \w+ \d{4}, .+?, then \$200\.00/;
  const user = await ada.get(path);
  expect(user.text).toMatch(raised);
  expect(user.text).toContain("Raised a customer's limits");
  expect((await hana.get("/dashboard/settings/limits")).text).toMatch(raised);
  expect((await hana.get("/dashboard/wallet/withdrawal")).text).toMatch(
    /You can withdraw \$[\d,.]+ more within 24 hours/,
  );
  const change = (await raiseForm()).form("limit-raise").fields;
  expect(change).toMatchObject({ direction: "withdrawal", day: "2000.00", until });
  const ending = await ada.get(user.link("End raised limits"));
  const empty = await ada.submit(ending, {}, { form: "limit-raise-removal" });
  expect(empty.faults.map(({ fieldId }) => fieldId)).toEqual(["limit-raise-removal-reason"]);
  const ended = await ada.follow(
    await ada.submit(ending, { reason: "It fell through" }, { form: "limit-raise-removal" }),
  );
  expect(ended.text).toContain("Raised limits ended");
  expect(ended.text).toContain("Withdrawals 24 hours $200.00");
  expect((await hana.get("/dashboard/settings/limits")).text).not.toContain("then $200.00");
  const again = await ada.get(`${path}/limit-raise/removal`);
  expect(again.text).toContain("The customer's limits aren't raised.");
});

test("without limits of the level, there is nothing to raise", async () => {
  const george = await usersIn(portal.backend.context.storage.db).byEmail("george@example.com");
  const user = await ada.get(`/admin/users/${george?.id}`);
  expect(user.text).not.toContain("Raise limits");
  const dialog = await ada.get(`/admin/users/${george?.id}/limit-raise`);
  expect(dialog.text).toContain("No limits for this level.");
});
