// Words that want to be markup stay words, wherever they come back.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/in-process-portal";
import { addressOf, pageTable } from "../support/page-table";
import { recordsOf, reviewOf } from "../support/records";

const portal = await openPortal();
const pages = await pageTable();
const hana = await portal.signInAs("hana");
const records = await recordsOf(portal, hana, "hana");
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const attacks = [
  `"><script>alert(1)</script>`,
  `'><img src=x onerror=alert(1)>`,
  `</textarea><script>alert(1)</script>`,
  `</title><svg/onload=alert(1)>`,
  `" autofocus onfocus="alert(1)`,
  `<!--<script>`,
  `</script><script>alert(1)//`,
  `javascript:alert(1)`,
];

/** Nothing that was typed became a tag, an attribute or the target of a link. */
function expectInert(html: string): void {
  for (const attack of attacks.filter((text) => /[<"]/.test(text))) expect(html).not.toContain(attack);
  expect(html).not.toMatch(/<(img|svg)[^>]*(onerror|onload)|\sonfocus="|(href|action|src)="\s*(javascript|data):/i);
}

const forms = [
  { path: "/login", fields: ["email"] },
  { path: "/signup", fields: ["fullname", "email", "username", "phoneNumber", "country", "currency", "address.street", "address.city"] },
  { path: "/admin/login", fields: ["email"] },
  { path: "/forgot-password", fields: ["email"] },
  { path: "/reset-password", fields: ["token"] },
  { path: "/dashboard/kyc", fields: ["documentType", "kept:files"] },
  { path: "/dashboard/wallet/deposit", fields: ["amount", "description", "cardChoice", "cardHolderName", "cardNumber", "expiryDate", "kept:frontImage"] },
  { path: "/dashboard/wallet/withdrawal", fields: ["amount", "paymentMethod", "walletAddress", "description"] },
  { path: "/dashboard/wallet/bank-details", fields: ["region", "usa.recipientName", "recipientName", "bankName", "accountNumber", "routingNumber"] },
  { path: `/dashboard/transactions/${records.transaction}/edit`, fields: ["amount", "description", "status"] },
];

describe.each(forms)("the form at $path", ({ path, fields }) => {
  test.each(attacks)("shows %s as it was typed", async (attack) => {
    const person = path.startsWith("/dashboard") ? hana : portal.visitor();
    const shown = await person.get(path);
    const typed = Object.fromEntries(fields.map((field) => [field, attack]));
    const answer = await person.post(path, { ...(shown.forms.find(({ id }) => id !== undefined)?.fields ?? {}), ...typed });
    expect(answer.status).toBe(422);
    expectInert(answer.html);
  });
});

test.each(pages.map(({ path }) => path))("%s reads its query as words", async (path) => {
  const person = path.startsWith("/admin/") || path === "/admin" ? admin : path.startsWith("/dashboard") ? hana : portal.visitor();
  for (const attack of attacks) {
    const search = new URLSearchParams(["returnTo", "from", "page", "status", "type", "region", "submitted", "auto"].map((name) => [name, attack]));
    const answer = await person.open(`${addressOf(path, records)}?${search}`);
    expect(answer.status).toBeLessThan(500);
    expectInert(answer.html);
  }
});

test.each(attacks)("%s as a description is the same to the administrator", async (attack) => {
  const review = await hana.get(await reviewOf(hana, "withdrawal", { amount: "1", description: attack }));
  const receipt = await hana.follow(await hana.submit(review));
  expectInert(review.html + receipt.html);
  const reference = /TX-\w+/.exec(receipt.text)?.[0] ?? "";
  const list = await admin.get("/admin/transactions");
  const detail = await admin.get(list.link(reference));
  expect(detail.text).toContain(attack);
  expectInert(list.html + detail.html);
});
