// Without scripts: a customer's payees on their record, and one of them in full.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import { bankOfZoe } from "../support/inputs/inputs";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const [admin, hana] = [await portal.signInAs("admin"), await portal.signInAs("hana")];
afterAll(() => portal.close());

const recordOf = async (name: string) => {
  const user = await usersIn(portal.backend.context.storage.db).byEmail(`${name}@example.com`);
  return `/admin/users/${user?.id}`;
};
const label = `Household account of the ${"very ".repeat(9)}`.slice(0, 60).trim();
const proof = { reason: "The bank asked about this", password: demoPassword };

test("staff see a customer's payees, and reveal the one that they choose", async () => {
  await hana.submit(await hana.get("/dashboard/wallet/payees/new?kind=EUROPE"), {
    label,
    ...bankOfZoe.europe,
    password: demoPassword,
  });
  const record = await admin.get(await recordOf("hana"));
  expect(record.text).toContain("Lakeside Federal Bank ••••6789");
  expect(record.text).toContain(label);
  expect(record.text).toContain("IBAN ••••3000");
  expect(record.text).not.toMatch(/000123456789|DE89370400440532013000/);
  const asked = await admin.get(record.link(`Reveal ${label}`));
  expect([asked.heading, asked.text.includes("IBAN ••••3000")]).toEqual(["Reveal payee", true]);
  const none = await admin.submit(asked, { password: demoPassword });
  expect(none.faults).toEqual([
    { message: "Enter why you need to see this", fieldId: "access-payee-reason" },
  ]);
  const seen = await admin.submit(asked, proof);
  expect([seen.status, seen.heading]).toEqual([200, "Full payee"]);
  expect(seen.text).toContain("IBAN DE89370400440532013000");
  expect(seen.text).not.toContain("000123456789");
  expect(seen.headers.get("Cache-Control")).toContain("no-store");
  expect(seen.link("Done")).toBe(`${await recordOf("hana")}#payees`);
  expect((await hana.get("/dashboard/settings/data-access-log")).text).toContain("Payee");
});

test("the wallet's page leads to them", async () => {
  const wallet = await admin.get((await recordOf("hana")).replace("/users/", "/wallets/"));
  expect(wallet.link("All payees")).toBe(`${await recordOf("hana")}#payees`);
});

test("a customer without any has an empty list, and a colleague none", async () => {
  const nora = await admin.get(await recordOf("nora"));
  expect(nora.text).toContain("No payees");
  expect((await admin.get(await recordOf("second.admin"))).text).not.toContain("No payees");
  const unknown = await admin.get(`${await recordOf("hana")}/payees/${crypto.randomUUID()}`);
  expect(unknown.status).toBe(404);
});

test("who may not reveal data has no link to it, and is refused", async () => {
  const { db } = portal.backend.context.storage;
  const ben = await usersIn(db).byEmail("second.admin@example.com");
  await usersIn(db).update(ben?.id ?? "", { staff_roles: "support" });
  const support = await portal.signInAs("second.admin");
  const record = await support.get(await recordOf("hana"));
  expect(record.text).toContain("Lakeside Federal Bank ••••6789");
  expect(record.html).not.toContain("/payees/");
  const path = (await admin.get(await recordOf("hana"))).link(`Reveal ${label}`);
  const refused = await support.post(path, proof);
  expect(refused.text).not.toContain("DE89370400440532013000");
  expect((await hana.post(path, proof)).location).toMatch(/^\/admin\/login/);
});
