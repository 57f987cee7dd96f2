// Payouts on the pages: one by one and in batches, and what the customer reads of them.
import { afterAll, expect, test } from "vitest";
import { payoutCheckboxName } from "~server/features/payouts/batch-schemas";
import { usersIn } from "~server/features/users/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { creditTransferFaults } from "../support/inputs/credit-transfer";
import { rowsOf } from "../support/inputs/spreadsheet";
import { seededWallets } from "../support/people/seeded-wallets";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { walletOf } = seededWallets(portal);
const { db } = portal.backend.context.storage;
const [ada, bea] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
afterAll(() => portal.close());

/** Approves what someone asks for, and gives the address of its page for staff. */
async function approved(name: "hana" | "zoe", amount: string): Promise<string> {
  const customer = await portal.signInAs(name);
  const form = await customer.get("/dashboard/wallet/withdrawal");
  const asked = { paymentMethod: "bank", kind: "bank_withdrawal", amount };
  const review = await customer.follow(await customer.submit(form, asked));
  await customer.follow(await customer.submit(review, {}));
  const { userId } = await walletOf(name);
  const pending = { userId, type: "withdrawal", status: "pending" } as const;
  const [newest] = await transactionsIn(db).list(pending, { limit: 1 });
  const path = `/admin/transactions/${newest?.id}`;
  await ada.submit(await ada.get(path), {}, { form: "approve" });
  return path;
}

const customerPath = (path: string) => path.replace("/admin/", "/dashboard/");

test("a payout is marked as sent, arrived, and returned, and its customer sees each step", async () => {
  const path = await approved("hana", "21.00");
  const hana = await portal.signInAs("hana");
  expect((await hana.get(customerPath(path))).text).toContain(
    "Waiting for us to send the payment.",
  );
  expect((await ada.get("/admin/payouts")).text).toContain("$21.00");
  const approvedPage = await ada.get(path);
  expect(approvedPage.text).toContain("Mark Pending");
  const question = await ada.get(approvedPage.link("Mark as sent"));
  const refused = await ada.submit(question, { reference: "" }, { form: "payout-sent" });
  expect(refused.messages).toContain("Enter the bank's reference or the transaction ID");
  const sent = await ada.follow(
    await ada.submit(question, { reference: "FT26321ABC" }, { form: "payout-sent" }),
  );
  expect(sent.notice).toBe("Marked as sent");
  expect(sent.text).not.toContain("Mark Pending");
  const waiting = (await hana.get(customerPath(path))).text;
  expect(waiting).toContain("Payment reference: FT26321ABC");
  expect(waiting).toContain("Waiting for your bank.");
  const arrived = await ada.follow(
    await ada.submit(await ada.get(sent.link("Mark as arrived")), {}, { form: "payout-arrival" }),
  );
  expect(arrived.notice).toBe("Marked as arrived");
  const back = await ada.get(arrived.link("Mark as returned"));
  const returned = await ada.follow(
    await ada.submit(back, { reason: "The account is closed." }, { form: "payout-return" }),
  );
  expect(returned.notice).toBe("Marked as returned");
  const end = (await hana.get(customerPath(path))).text;
  expect(end).toContain("Reason: The account is closed.");
  expect(end).toContain("The amount is available in your wallet again.");
});

test("a batch is prepared by one, released by another, and its file is saved from the page", async () => {
  const path = await approved("zoe", "30.00");
  const id = path.split("/").at(-1) ?? "";
  const list = await ada.get("/admin/payouts");
  const nothing = await ada.submit(list, { reason: "Monday payouts" }, { form: "payout-batch" });
  expect(nothing.messages).toContain("Select at least one payout");
  expect(nothing.form("payout-batch").fields.reason).toBe("Monday payouts");
  const batch = await ada.follow(
    await ada.submit(
      list,
      { [payoutCheckboxName(id)]: "on", reason: "Monday payouts" },
      { form: "payout-batch" },
    ),
  );
  expect([batch.notice, batch.messages]).toEqual(["Batch prepared", []]);
  expect([batch.links("Release"), batch.links("Cancel batch").length]).toEqual([[], 1]);
  const seen = await bea.get(batch.path);
  const asked = await bea.get(seen.link("Release"));
  // What is released is named where it is released.
  expect(/<dialog[\s\S]*?<\/dialog>/.exec(asked.html)?.[0]).toMatch(/Ada Admin[\s\S]*€30\.00/);
  const released = await bea.follow(await bea.submit(asked, {}, { form: "release" }));
  expect(released.notice).toBe("Batch released");
  expect((await bea.get(path)).text).not.toContain("Payment reference");
  expect(released.text).toContain("Not downloaded");
  const early = await bea.get(released.link("Mark as sent"));
  expect(early.text).toContain("Download and upload to the bank first: Euro transfers (SEPA).");
  const form = await bea.get(released.link("Bank file (pain.001.001.09) Euro transfers (SEPA)"));
  const file = await bea.submit(
    form,
    { reason: "Upload to the bank", password: "demonstration" },
    { form: "bank-file" },
  );
  const address = file.link(`Save ${batch.heading.replace("Batch ", "")}-sepa.xml`);
  const xml = Buffer.from(address.split(",")[1] ?? "", "base64").toString();
  expect(creditTransferFaults(xml)).toEqual([]);
  expect(xml).toContain('<InstdAmt Ccy="EUR">30.00</InstdAmt>');
  const downloaded = await ada.get(batch.path);
  expect(downloaded.text).toMatch(/Downloaded.*Ben Backoffice.*Bank file \(pain\.001\.001\.09\)/);
  const sending = await ada.get(downloaded.link("Mark as sent"));
  const past = await ada.submit(sending, { expectedDay: "2020-01-01" }, { form: "batch-sent" });
  expect(past.messages).toContain("Enter today's date or a later one");
  const sent = await ada.follow(await ada.submit(sending, {}, { form: "batch-sent" }));
  expect(sent.notice).toBe("Batch marked as sent");
  expect([sent.links("Mark as sent"), sent.links("Cancel batch")]).toEqual([[], []]);
  expect((await bea.get(path)).text).toContain("Payment reference");
  const zoe = await portal.signInAs("zoe");
  expect((await zoe.get(customerPath(path))).text).toContain("Waiting for your bank.");
});

test("a payout that can't be paid is left out and named, and a released one is taken out by two people", async () => {
  const ids = [await approved("zoe", "33.00"), await approved("hana", "34.00")].map(
    (path) => path.split("/").at(-1) ?? "",
  );
  const [euro = "", dollar = ""] = ids;
  const boxes = {
    [payoutCheckboxName(euro)]: "on",
    [payoutCheckboxName(dollar)]: "on",
    reason: "Both",
  };
  const users = usersIn(db);
  const hana = await users.byEmail("hana@example.com");
  await users.update(hana?.id ?? "", { payouts_frozen_at: 1 });
  const list = await ada.get("/admin/payouts?limit=200");
  expect(list.text).toContain("The customer stopped payouts from their account.");
  const batch = await ada.follow(await ada.submit(list, boxes, { form: "payout-batch" }));
  await users.update(hana?.id ?? "", { payouts_frozen_at: null });
  expect(batch.notice).toBe("Batch prepared. 1 payout was left out.");
  expect(batch.text).toMatch(/Left out.*Hana.*Wait until the customer allows payouts again/);
  const release = await bea.get((await bea.get(batch.path)).link("Release"));
  const released = await bea.follow(await bea.submit(release, {}, { form: "release" }));
  const removal = await ada.get(`${released.path}/payouts/${euro}/removal`);
  const unexplained = await ada.submit(removal, {}, { form: "payout-removal" });
  expect(unexplained.messages).toContain("Enter why it's certain that the bank doesn't have this");
  const requested = await ada.follow(
    await ada.submit(removal, { reason: "Never uploaded." }, { form: "payout-removal" }),
  );
  expect(requested.text).toContain("Take payout out of released batch");
  const approval = await bea.get((await bea.get(requested.path)).link("Approve"));
  await bea.follow(await bea.submit(approval, {}));
  expect((await ada.get(batch.path)).text).toContain("Canceled");
});

test("the table of a batch is offered for a bank and for a spreadsheet, and says which is which", async () => {
  const path = await approved("hana", "22.00");
  const list = await ada.get("/admin/payouts");
  const batch = await ada.follow(
    await ada.submit(
      list,
      { [payoutCheckboxName(path.split("/").at(-1) ?? "")]: "on", reason: "Dollars" },
      { form: "payout-batch" },
    ),
  );
  const release = await bea.get((await bea.get(batch.path)).link("Release"));
  const released = await bea.follow(await bea.submit(release, {}, { form: "release" }));
  expect(released.text).toMatch(/US bank transfers 1 CSV file.*Excel file \(XLSX\)/);
  expect(released.text).toContain("don't send both to a bank");
  const form = await bea.get(released.link("Excel file (XLSX) US bank transfers"));
  const missing = await bea.submit(form, { reason: "" }, { form: "bank-file" });
  expect(missing.messages).toContain("Enter a reason for the download");
  const file = await bea.submit(
    form,
    { reason: "Check before the upload", password: "demonstration" },
    { form: "bank-file" },
  );
  expect(file.text).toContain("To open in a spreadsheet");
  const address = file.link(`Save ${batch.heading.replace("Batch ", "")}-us-bank.xlsx`);
  const [, row] = rowsOf(Buffer.from(address.split(",")[1] ?? "", "base64"));
  expect(row?.slice(1, 3)).toEqual([{ number: 22, shown: "22.00" }, { text: "USD" }]);
  expect((await bea.open(`${batch.path}/files/us_bank/xls`)).status).toBe(404);
  expect((await bea.open(`${batch.path}/files/sepa/csv`)).status).toBe(404);
});

test("a batch that was canceled frees its payouts, and the queue leads to what waits", async () => {
  const path = await approved("zoe", "31.00");
  const id = path.split("/").at(-1) ?? "";
  const prepare = async () =>
    ada.follow(
      await ada.submit(
        await ada.get("/admin/payouts"),
        { [payoutCheckboxName(id)]: "on", reason: "Again" },
        { form: "payout-batch" },
      ),
    );
  const batch = await prepare();
  const canceled = await ada.follow(
    await ada.submit(await ada.get(batch.link("Cancel batch")), {}, { form: "batch-cancellation" }),
  );
  expect(canceled.notice).toBe("Batch canceled");
  expect((await ada.open("/admin/queues/payouts")).text).toContain("Approved, not sent");
  expect((await prepare()).notice).toBe("Batch prepared");
});

test("a batch is refused while all payouts are stopped, and its page says so", async () => {
  const id = (await approved("zoe", "32.00")).split("/").at(-1) ?? "";
  const boxes = { [payoutCheckboxName(id)]: "on", reason: "Before the stop" };
  const list = await ada.get("/admin/payouts");
  const batch = await ada.follow(await ada.submit(list, boxes, { form: "payout-batch" }));
  const release = await bea.get((await bea.get(batch.path)).link("Release"));
  await bea.submit(
    await bea.get("/admin/payout-stop"),
    { reason: "A breach at the bank" },
    { form: "payout-stop" },
  );
  const refused = await bea.submit(release, {}, { form: "release" });
  expect(refused.text).toContain("can't be paid out. All payouts are stopped.");
  await ada.submit(await ada.get(batch.link("Cancel batch")), {}, { form: "batch-cancellation" });
  const again = await ada.submit(await ada.get("/admin/payouts"), boxes, { form: "payout-batch" });
  expect(again.text).toContain("can't be paid out. All payouts are stopped.");
  expect(again.form("payout-batch").fields.reason).toBe("Before the stop");
});
