// A form that is sent after signing out in another tab comes back to its own person after signing in.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
afterAll(() => portal.close());

const password = "demonstration";

type Row = readonly [path: string, form: string, typed: Readonly<Record<string, string>>];

const forms: readonly Row[] = [
  [
    "/dashboard/wallet/withdrawal",
    "withdrawal",
    { amount: "12.34", description: "Rent for Nora", paymentMethod: "bank" },
  ],
  ["/dashboard/settings", "profile", { fullname: "Hana Holder", username: "hana.typed" }],
  ["/dashboard/wallet/deposit", "deposit", { amount: "77.70", description: "Top-up" }],
];

/** Opens the form, signs out in another tab, and sends it. */
async function sentSignedOut(person: Visitor, [path, form, typed]: Row) {
  const page = await person.get(path);
  const { fields } = page.form(form);
  await person.post("/logout", { formToken: page.formToken ?? "" });
  const sent = await person.post(path, { ...fields, ...typed });
  expect([sent.status, sent.location?.split("?")[0]]).toEqual([303, "/login"]);
  return person.follow(sent);
}

const signIn = async (
  person: Visitor,
  signInPage: Awaited<ReturnType<Visitor["get"]>>,
  email: string,
) => person.submit(signInPage, { email, password }, { form: "login" });

test.each(forms)("%s is filled again after signing in", async (...row) => {
  const hana = await portal.signInAs("hana");
  const signInPage = await sentSignedOut(hana, row);
  expect(signInPage.text).toContain("Nothing has been submitted yet.");
  const page = await hana.follow(await signIn(hana, signInPage, "hana@example.com"));
  expect(page.form(row[1]).fields).toMatchObject(row[2]);
});

test.each(forms)("%s is not shown to someone else who signs in", async (...row) => {
  const hana = await portal.signInAs("hana");
  const signInPage = await sentSignedOut(hana, row);
  const page = await hana.follow(await signIn(hana, signInPage, "zoe@example.com"));
  for (const text of Object.values(row[2]).filter((one) => one.length > 6))
    expect(page.html).not.toContain(text);
});

test("a form with a made-up token is not restored to anyone", async () => {
  const hana = await portal.signInAs("hana");
  const [path, form, typed] = forms[0] ?? ["", "", {}];
  const page = await hana.get(path);
  const { fields } = page.form(form);
  await hana.post("/logout", { formToken: page.formToken ?? "" });
  const sent = await hana.post(path, { ...fields, ...typed, formToken: "made-up-token" });
  const after = await hana.follow(await signIn(hana, await hana.follow(sent), "hana@example.com"));
  expect(after.form(form).fields.amount).not.toBe("12.34");
});

test("each person's pages carry a mark of their own, the same in each of their sessions", async () => {
  const markOn = async (person: Visitor, path = "/dashboard") =>
    /data-person="([^"]+)"/.exec((await person.get(path)).html)?.[1];
  const [first, second] = [await portal.signInAs("hana"), await portal.signInAs("hana")];
  const [mark, other] = [await markOn(first), await markOn(await portal.signInAs("zoe"))];
  expect(mark).toMatch(/^[\w-]{10}$/);
  expect([await markOn(second, "/dashboard/wallet"), other === mark]).toEqual([mark, false]);
  expect((await first.get("/dashboard")).html).toContain("You&#x27;re now signed in as Hana");
});
