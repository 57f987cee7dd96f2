// A partly paid crypto deposit on the pages of those who decide about it, and of its customer.
import { afterAll, expect, test } from "vitest";
import { paths } from "../../app/platform/paths";
import { SignedIn } from "~server/features/users/schemas";
import { demoPassword } from "~server/kernel/demo-people";
import { Caller } from "../support/api/caller";
import { Customer, read } from "../support/people/people";
import { payByCrypto } from "../support/stubs/crypto-gateway";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
afterAll(() => portal.close());

/** A deposit of Hana's of which half was paid. */
async function halfPaid() {
  const signedIn = await new Caller(portal.backend, null).post("/auth/login", {
    email: "hana@example.com",
    password: demoPassword,
  });
  const { access_token: token, user } = read(SignedIn, signedIn);
  const hana = new Customer(portal.backend, { id: user.id, email: user.email, token });
  const { cryptoOrderNumber, transaction } = await payByCrypto(hana);
  await hana.post(`/payments/crypto/${cryptoOrderNumber}/simulation`, { move: "pay_half" });
  return { order: cryptoOrderNumber, id: transaction.id };
}

test("the decision shows the gateway's word, and offers what was received first", async () => {
  const { id, order } = await halfPaid();
  const page = await ada.get(paths.admin.transaction(id));
  for (const term of ["Amount due", "Received", "Price", "Expires", "Last checked"])
    expect(page.text).toContain(term);
  expect(page.text).toContain(`Order number ${order}`);
  const [credit, full] = [
    page.html.search(/Credit \$[\d,.]+ received/),
    page.html.search(/Credit the full \$[\d,.]+ anyway/),
  ];
  expect(credit).toBeGreaterThan(0);
  expect(full).toBeGreaterThan(credit);
  expect(page.text).toContain("needs a second person's approval");
  const sent = await ada.follow(await ada.submit(page, {}, { form: "approve-in-full" }));
  expect(sent.notice).toBe("Sent to a colleague for approval");
  const request = await ben.open("/admin/queues/approvals");
  expect(request.text).toMatch(
    /The gateway confirms \$[\d,.]+ as received\. This request credits \$[\d,.]+\./,
  );
  expect(request.text).toContain(`Order number ${order}`);
  expect(await portal.ledgerFaults()).toEqual([]);
});

test("what was received is credited by one person, and the customer reads why", async () => {
  const { id } = await halfPaid();
  const page = await ada.get(paths.admin.transaction(id));
  const done = await ada.follow(await ada.submit(page, {}, { form: "approve" }));
  expect(done.notice).toBe("Transaction approved");
  const customer = await portal.signInAs("hana");
  const own = await customer.get(paths.customer.transaction(id));
  expect(own.text).toMatch(/Credited amount \$[\d,.]+, because we received [\d.]+ \w+ of the/);
  expect(await portal.ledgerFaults()).toEqual([]);
});
