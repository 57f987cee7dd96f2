// A demonstration's pages that play the bank, from the customer's transfer to the statement file; production has none of them.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

test("a customer plays the bank, and staff download the statement", async () => {
  const [hana, admin] = [await portal.signInAs("hana"), await portal.signInAs("admin")];
  const details = await hana.get("/dashboard/wallet/deposit/bank-transfer");
  const path = "/dashboard/wallet/deposit/bank-transfer/bank";
  expect(details.html).toContain(`href="${path}"`);
  const bank = await hana.get(path);
  expect(bank.heading).toBe("Play the bank");
  const refused = await hana.submit(bank, { amount: "" });
  expect(refused.faults).toMatchObject([{ fieldId: "simulated-bank-amount" }]);
  const sent = await hana.follow(
    await hana.submit(bank, { amount: "77.10", reference: "wrong", sender: "other", twice: "yes" }),
  );
  expect(sent.text).toContain("2 equal transfers are in today's statement.");
  const page = await admin.get("/admin/demonstration-bank");
  expect(page.text).toContain("USD, Example Bank, New York (2 lines)");
  const today = /type="date"[^>]*value="([^"]+)"/.exec(page.html)?.[1] ?? "";
  const file = await admin.get(
    `/admin/demonstration-bank/statement?account=example-usd&format=camt.053&from=${today}&to=${today}`,
  );
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="example-usd-${today}-${today}.xml"`,
  );
  expect(file.html.match(/<Ntry>/g)).toHaveLength(2);
  const without = await admin.get("/admin/demonstration-bank/statement?account=example-usd");
  expect(without.location).toBe("/admin/demonstration-bank");
});

test("staff add sent payouts to the statement, and send one back", async () => {
  const admin = await portal.signInAs("admin");
  const path = "/admin/demonstration-bank";
  await markOneSent();
  const before = await admin.get(path);
  expect(before.text).toContain("One sent payout isn't in a statement yet.");
  const added = await admin.follow(await admin.submit(before, {}));
  expect(added.text).toContain("One line is in today's statement.");
  const page = await admin.get(path);
  expect(page.text).toContain("No sent payouts are missing from the statements.");
  const payout = /name="payout" value="([^"]+)"/.exec(page.html)?.[1];
  expect(payout).toBeDefined();
  const back = await admin.follow(await admin.submit(page, { payout: payout ?? "" }));
  expect(back.text).toContain("One line is in today's statement.");
  expect(back.html).not.toContain(`value="${payout}"`);
});

test("staff see what customers announced, in the list and beside the customer", async () => {
  const [hana, admin] = [await portal.signInAs("hana"), await portal.signInAs("admin")];
  const path = "/dashboard/wallet/deposit/bank-transfer";
  await hana.submit(await hana.get(path), { amount: "612.34" });
  const dashboard = await admin.get("/admin");
  const list = await admin.get(dashboard.link("1 expected bank transfer"));
  expect(list.heading).toBe("Expected bank transfers");
  expect(list.text).toMatch(/Hana.*\$612\.34.*RF\d\d/s);
  const person = /href="(\/admin\/users\/[^"]+)"/.exec(list.html)?.[1] ?? "";
  expect((await admin.get(person)).text).toMatch(/\$612\.34 ?, announced/);
  expect((await admin.get("/admin/expected-deposits?state=matched")).text).toContain(
    "No transfers",
  );
});

/** The seed has no payout that is on its way. */
async function markOneSent(): Promise<void> {
  const { db } = portal.backend.context.storage;
  const { id } = await db
    .selectFrom("payouts")
    .innerJoin("transactions", "transactions.id", "payouts.transaction_id")
    .select("transactions.id")
    .where("transactions.payment_method", "=", "bank")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("payouts")
    .set({ state: "sent", sent_at: 1, ended_at: null })
    .where("transaction_id", "=", id)
    .execute();
}
