// What customers and staff read while a new destination waits.
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ DESTINATION_WAIT_HOURS: "24" });
const [admin, hana] = [await portal.signInAs("admin"), await portal.signInAs("hana")];
afterAll(() => portal.close());

test("the earliest payout is shown from saving to the decision", async () => {
  const details = await hana.get("/dashboard/wallet/bank-details?region=USA");
  await hana.follow(
    await hana.submit(details, {
      region: "USA",
      recipientName: "Hana Howard",
      bankName: "First Bank",
      accountNumber: "000123456780",
      routingNumber: "021000021",
      password: demoPassword,
    }),
  );
  const earliest = /Earliest payout \d+ \w+ 20\d\d, \d\d:\d\d UTC/;
  expect((await hana.get("/dashboard/wallet")).text).toMatch(earliest);
  const form = await hana.get("/dashboard/wallet/withdrawal");
  expect(form.text).toMatch(/Can be paid from \d+ \w+ 20\d\d/);
  const review = await hana.follow(await hana.submit(form, { amount: "5", paymentMethod: "bank" }));
  expect(review.text).toMatch(earliest);
  const receipt = await hana.follow(await hana.submit(review, {}));
  expect(receipt.text).toMatch(earliest);
  const transaction = await hana.get(receipt.link("View transaction"));
  expect(transaction.text).toMatch(earliest);
  const id = transaction.path.split("/").at(-1) ?? "";
  const shown = await admin.get(`/admin/transactions/${id}`);
  expect(shown.text).toMatch(earliest);
  expect(shown.text).toMatch(
    /New destination or 2FA turned off: can't be paid out before \d+ \w+ 20\d\d/,
  );
  const dialog = await admin.get(`/admin/transactions/${id}/approval`);
  const refused = await admin.submit(dialog, {}, { form: "approval" });
  expect(refused.text).toContain(
    "The destination is new or two-factor authentication was just turned off, so this withdrawal can't be paid out yet.",
  );
});
