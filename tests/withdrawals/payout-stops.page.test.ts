// The page that stops all payouts, what every page says then, and how two people start them again.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const [admin, second] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
const hana = await portal.signInAs("hana");
afterAll(() => portal.close());

const banner = "All payouts are stopped. Withdrawals can't be approved.";
const notice = "All payouts are temporarily stopped";

test("one staff member stops all payouts, and every page says so", async () => {
  const page = await admin.get((await admin.get("/admin")).link("Payout stop"));
  const empty = await admin.submit(page, { reason: " " }, { form: "payout-stop" });
  expect(empty.messages).toEqual(["Enter a reason"]);
  const stopped = await admin.follow(
    await admin.submit(page, { reason: "A breach at the bank" }, { form: "payout-stop" }),
  );
  expect(stopped.notice).toBe("All payouts are stopped");
  expect(stopped.text).toMatch(/Stopped by .*Admin.*Reason A breach at the bank/);
  for (const path of ["/admin", "/admin/users", "/admin/transactions"])
    expect((await second.get(path)).text, path).toContain(banner);
  for (const path of ["/dashboard", "/dashboard/wallet", "/dashboard/wallet/withdrawal"]) {
    const { text } = await hana.get(path);
    expect(text, path).toContain(notice);
    expect(text, path).not.toContain("A breach");
  }
});

test("a withdrawal is not approved, and the page says why", async () => {
  const withdrawal = await hana.get("/dashboard/wallet/withdrawal");
  expect(withdrawal.text).toContain("You can still request a withdrawal");
  expect(withdrawal.text.indexOf(notice)).toBeLessThan(withdrawal.text.indexOf("Amount"));
  const review = await hana.follow(
    await hana.submit(withdrawal, { amount: "5", paymentMethod: "bank" }),
  );
  expect(review.text).toContain(notice);
  const receipt = await hana.follow(await hana.submit(review, {}));
  const id = receipt.link("View transaction").split("/").at(-1) ?? "";
  const dialog = await admin.get(`/admin/transactions/${id}/approval`);
  const refused = await admin.submit(dialog, {}, { form: "approval" });
  expect(refused.text).toContain("All payouts are stopped. Reject the withdrawal or wait");
});

test("two people resume them: one requests it, and another approves", async () => {
  const stopped = await admin.get("/admin/payout-stop");
  const dialog = await admin.get(stopped.link("Resume payouts"));
  const asked = await admin.follow(
    await admin.submit(dialog, { reason: "It is closed" }, { form: "payout-resumption" }),
  );
  expect(asked.notice).toContain("until a colleague approves it");
  expect(asked.text).toContain("Resume payouts, All customers");
  expect((await admin.get("/admin/payout-stop")).text).toContain("All payouts are stopped");
  const request = await second.get(
    (await second.get("/admin/payout-stop")).link("View request to resume payouts"),
  );
  const approval = await second.get(request.link("Approve"));
  await second.follow(await second.submit(approval, {}, { form: "approval-decision" }));
  expect((await admin.get("/admin/payout-stop")).text).toContain("Payouts are running");
  expect((await hana.get("/dashboard/wallet")).text).not.toContain(notice);
  expect((await admin.get(dialog.path)).text).toContain("Payouts have already been resumed.");
});
