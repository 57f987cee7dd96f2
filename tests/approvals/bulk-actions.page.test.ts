// Many transactions decided together: ticked in the list, looked over, decided, and told what became of each.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { bulkActionsIn } from "~server/features/approvals/bulk-store";
import { transactionCheckboxName } from "~server/features/approvals/bulk-schemas";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { limits } from "~server/kernel/limits";
import { openPortal } from "../support/portal/in-process-portal";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const [admin, other] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
afterAll(() => portal.close());

const list = "/admin/transactions?status=pending&limit=25";
const checkedRoles = async (address = `${list}&select=all`) =>
  [(await admin.get(address)).form("selection").fields["selected"] ?? []].flat();

describe("the checkboxes of the list", () => {
  test("are next to what awaits a decision, and are all checked on request", async () => {
    const page = await admin.get(list);
    expect(page.form("selection").fields["selected"]).toBeUndefined();
    expect(page.html.match(/type="checkbox"/g)).toHaveLength(rowsOf(page).length);
    const all = await admin.get(
      page.link(`Select all ${rowsOf(page).length} pending on this page`),
    );
    expect([all.form("selection").fields["selected"]].flat()).toHaveLength(rowsOf(page).length);
    expect(all.link("Clear selection")).toBe("/admin/transactions?limit=25&status=pending");
    expect((await admin.get("/admin/transactions?status=successful")).html).not.toContain(
      'type="checkbox"',
    );
  });

  test("with none checked show a message, and the list stays filtered", async () => {
    const answer = await admin.submit(await admin.get(list), {}, { form: "selection" });
    expect([answer.status, answer.faults]).toEqual([
      200,
      [{ message: "Select at least one transaction", fieldId: "selection-selected" }],
    ]);
    expect(rowsOf(answer)).toHaveLength(rowsOf(await admin.get(list)).length);
  });

  test.each([
    ["nonsense"],
    ["a.b.c"],
    Array.from({ length: limits.selectedMaximum + 1 }, (_, at) => `t${at}.1`),
  ])("that were tampered with decide nothing", async (...selected) => {
    expect(
      (await admin.submit(await admin.get(list), { selected }, { form: "selection" })).isRefusal,
    ).toBe(true);
  });
});

describe("a bulk action", () => {
  test("approves what is ticked, leaves out what has warnings on request, and takes up again what it skipped", async () => {
    const { context } = portal.backend;
    const users = usersIn(context.storage.db);
    const asked = "/admin/transactions?status=pending&type=withdrawal&limit=25";
    const marks = (await checkedRoles(`${asked}&select=all`)).slice(0, 2);
    expect(marks.length).toBe(2);
    const review = await admin.follow(
      await admin.submit(await admin.get(asked), { selected: marks }, { form: "selection" }),
    );
    expect(review.text).toContain("Method and destination");
    const boxesIn = (page: typeof review) =>
      Object.keys(page.form("decision").fields).filter((name) => name.startsWith("transactions."));
    const ready = boxesIn(review);
    const without = review.linksWhere((words) => words.startsWith("Select only those without"));
    const unflagged = boxesIn(await admin.get(without[0] ?? review.path));
    expect(unflagged.length).toBeLessThanOrEqual(ready.length);
    expect(ready).toEqual(expect.arrayContaining(unflagged));

    // One customer stops payouts between the review and the decision.
    const [first = ""] = marks.map((mark) => mark.split(".")[0] ?? "");
    const row = await transactionsIn(context.storage.db).byId(first);
    await users.update(row?.user_id ?? "", { payouts_frozen_at: 1 });
    const held = await admin.get(review.path);
    expect(held.text).toMatch(/Can't be approved now.*The customer stopped payouts/);
    expect(boxesIn(held).length).toBeLessThan(ready.length);
    const result = await admin.follow(
      await admin.submit(review, { decision: "approve" }, { form: "decision" }),
    );
    expect(result.notice).toMatch(/^Approved \d+ transactions?, skipped \d+$/);
    await users.update(row?.user_id ?? "", { payouts_frozen_at: null });
    const again = await admin.follow(
      await admin.submit(result, { decision: "again" }, { form: "again" }),
    );
    expect(again.path).not.toBe(result.path);
    expect(boxesIn(again)).toContain(transactionCheckboxName(first));
    expect(await portal.ledgerFaults()).toEqual([]);
  });

  test("with nothing ticked decides nothing and says so", async () => {
    const marks = await checkedRoles();
    const review = await admin.follow(
      await admin.submit(await admin.get(list), { selected: marks }, { form: "selection" }),
    );
    const { action = "", fields } = review.form("decision");
    const unticked = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !name.startsWith("transactions.")),
    );
    const refused = await admin.post(action, { ...unticked, decision: "approve" });
    expect(refused.messages).toContain("Select at least one transaction");
    expect((await admin.get(review.path)).text).toContain("transactions ready");
  });

  test("is reviewed, rejected with one reason, and says what was skipped and why", async () => {
    const seen = await checkedRoles();
    expect(seen.length).toBeGreaterThan(2);
    const [taken = "", ...rest] = seen;
    const review = await admin.follow(
      await admin.submit(await admin.get(list), { selected: seen }, { form: "selection" }),
    );
    expect([review.heading, review.text.includes(`${seen.length} transactions ready`)]).toEqual([
      "Selected transactions",
      true,
    ]);
    const id = taken.split(".")[0] ?? "";
    await other.submit(await other.get(`/admin/transactions/${id}`), {}, { form: "approve" });

    const stale = await admin.get(review.path);
    expect(stale.text).toContain(`${rest.length} transactions ready, 1 can't be processed`);
    expect(stale.text).toContain("Already reviewed by someone else. Status: Successful.");
    const asked = await admin.follow(
      await admin.submit(stale, { decision: "reject" }, { form: "decision" }),
    );
    const result = await admin.follow(
      await admin.submit(asked, { reason: "The bank sent it back." }, { form: "rejection" }),
    );
    expect(result.notice).toBe(`Rejected ${rest.length} transactions`);
    expect(result.link("Back to list")).toBe("/admin/transactions?limit=25&status=pending");
    const one = await admin.get(`/admin/transactions/${rest[0]?.split(".")[0]}`);
    expect(one.text).toContain("The bank sent it back.");
    expect((await admin.get(`${result.path.split("?")[0]}/approval`)).text).toContain(
      "This selection was already processed.",
    );
    expect(await portal.ledgerFaults()).toEqual([]);
  });

  test("is visible only to its author", async () => {
    const { context } = portal.backend;
    const [id, maker] = [
      context.newId(),
      await usersIn(context.storage.db).byEmail("admin@example.com"),
    ];
    await bulkActionsIn(context.storage.db).insert(
      {
        id,
        user_id: maker?.id ?? "",
        decision: null,
        reason_code: null,
        reason: null,
        created_at: context.now(),
        finished_at: null,
      },
      [{ bulk_action_id: id, position: 0, transaction_id: "gone", version: 1, outcome: null }],
    );
    const address = `/admin/transactions/bulk-actions/${id}`;
    expect((await admin.get(address)).text).toContain("This transaction was deleted.");
    const page = await other.get(address);
    expect([page.status, page.text.includes("Selection not found")]).toEqual([404, true]);
  });
});
