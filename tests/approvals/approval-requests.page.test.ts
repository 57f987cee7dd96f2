// Adjustments that take two administrators, from the wallet's forms over the queue to the booking.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { seededWallets } from "../support/people/seeded-wallets";

const portal = await openPortal({ ADJUSTMENT_APPROVALS: "2" });
const [ada, bea] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
const { walletOf, balancesOf } = seededWallets(portal);
afterAll(() => portal.close());

test("balances are requested, shown to another administrator in the queue, and posted by their approval", async () => {
  const { path } = await walletOf("hana");
  const before = await balancesOf("hana");
  const review = await ada.follow(
    await ada.submit(
      await ada.get(`${path}/balances`),
      { profitBalance: "25.50", reason: "Interest" },
      { form: "balances" },
    ),
  );
  expect(review.text).toContain("Nothing is posted until a colleague approves this request.");
  const requested = await ada.follow(await ada.submit(review, {}, { form: "balances-review" }));
  expect(requested.notice).toBe(
    "Sent for approval. Nothing will change until a colleague approves it.",
  );
  expect(requested.text).toMatch(/Profit balance \$0\.00 \$0\.00 \$25\.50 \+\$25\.50/);
  expect([requested.links("Approve"), requested.links("Cancel request").length]).toEqual([[], 1]);
  expect(await balancesOf("hana")).toEqual(before);

  const list = await bea.get("/admin/approval-requests?state=open");
  expect(list.text).toContain("Profit balance: $0.00 → $25.50");
  expect(list.html).not.toMatch(/<td[^>]*>-<\/td>/);

  const waiting = await bea.open("/admin/queues/approvals");
  expect(waiting.text).toContain("Approval requests 1 of 1 in queue");
  expect([waiting.links("Cancel request"), waiting.links("Reject").length]).toEqual([[], 1]);
  const question = await bea.get(waiting.link("Approve"));
  const keysOf = ({ html }: { html: string }) =>
    [...html.matchAll(/<a (?=[^>]*accesskey="(\w)")[^>]*>([^<]+)</gi)].map(
      ([, key = "", name = ""]) => [key, name],
    );
  expect(keysOf(waiting)).toEqual([
    ["a", "Skip to decision"],
    ["r", "Reject"],
  ]);
  expect(waiting.html).toMatch(/<a (?=[^>]*id="decide")[^>]*>Approve</);
  expect(waiting.text).toContain("Alt+A focuses Approve; Alt+R opens Reject.");
  for (const other of [question, requested]) expect(keysOf(other)).toEqual([]);
  const done = await bea.submit(question, {}, { form: "approval-decision" });
  expect(done.location).toMatch(/^\/admin\/queues\/approvals\?after=/);
  expect(await balancesOf("hana")).toEqual({ ...before, profit: 2550n });
  expect((await ada.get(requested.path)).text).toMatch(/Status Approved.*Approved by/);
  expect(await portal.ledgerFaults()).toEqual([]);
});

test("a credit is canceled by its requester, and its form says so when it is sent again", async () => {
  const { path } = await walletOf("george");
  const before = await balancesOf("george");
  const requested = await ada.follow(
    await ada.submit(
      await ada.get(`${path}/credit`),
      { amount: "12", description: "Goodwill" },
      { form: "credit" },
    ),
  );
  const question = await ada.get(requested.link("Cancel request"));
  const after = await ada.follow(
    await ada.submit(question, { reason: "A mistake" }, { form: "approval-decision" }),
  );
  expect([after.path, after.notice]).toEqual([
    requested.path,
    "Request canceled. Nothing was changed.",
  ]);
  const late = await bea.post(`${requested.path}/approval`, {});
  expect([late.status, late.messages]).toEqual([200, ["This approval request is already closed."]]);
  expect(await balancesOf("george")).toEqual(before);
  const list = await ada.get("/admin/approval-requests?state=cancelled");
  expect(list.text).toContain("Credit or debit wallet");
  expect((await ada.get(`${requested.path}/everything`)).status).toBe(404);
});

test("a request whose balances changed shows both states, and can't be approved", async () => {
  const { path } = await walletOf("zoe");
  const requestApproval = async (bonusBalance: string) => {
    const review = await ada.follow(
      await ada.submit(
        await ada.get(`${path}/balances`),
        { bonusBalance, reason: "Bonus" },
        { form: "balances" },
      ),
    );
    return ada.follow(await ada.submit(review, {}, { form: "balances-review" }));
  };
  const [first, second] = [await requestApproval("9"), await requestApproval("10")];
  await bea.submit(await bea.get(`${first.path}/approval`), {}, { form: "approval-decision" });
  const shown = await bea.get(second.path);
  expect(shown.text).toContain("The balances have changed since this was requested");
  expect(shown.text).toMatch(/Bonus balance €0\.00 €9\.00 €10\.00 \+€1\.00/);
  expect([shown.links("Approve"), shown.links("Reject").length]).toEqual([[], 1]);
  expect((await bea.get(`${second.path}/approval`)).text).toContain(
    "This request is out of date and can no longer be approved.",
  );
  expect((await ada.get(`${second.path}/approval`)).text).toContain(
    "You can't review this request: you made it",
  );
  expect((await bea.get(`${second.path}/cancellation`)).text).toContain(
    "Only the person who made this request can cancel it.",
  );
});
