// A refused form leads to a page that shows it again: its reload, Back and Forward send nothing, and no one else sees it.
import { afterAll, describe, expect, test } from "vitest";
import { formRecoveriesIn } from "~server/features/form-recovery/store";
import { retryParam } from "~server/kernel/form-recovery";
import { limits } from "~server/kernel/limits";
import { bytesBelow } from "../support/database/stored-text";
import { openPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

const withdrawal = "/dashboard/wallet/withdrawal";
const typed = { amount: "a lot", paymentMethod: "bank", description: "For <rent>" };
const waiting = (person: Visitor) =>
  [...person.cookies].filter(([name]) => name.startsWith("form-"));
const letter = { fullname: "Vera Visitor", email: "vera@example.org" };
const tooLong = "Sturmvogel ".repeat(500);
const expired = "Your earlier entries have expired. Enter them again.";
const visitorsRows = () => formRecoveriesIn(db).count("visitor-");
const refusedLetter = async (vera: Visitor) =>
  vera.submit(await vera.get("/contact"), { ...letter, message: tooLong }, { form: "contact" });

async function withoutTable<Value>(work: () => Promise<Value>): Promise<Value> {
  await db.schema.alterTable("form_recoveries").renameTo("away").execute();
  return work().finally(() => db.schema.alterTable("away").renameTo("form_recoveries").execute());
}

describe("a refused form", () => {
  test("is answered with 303, and its page is the same each time it is loaded", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(withdrawal);
    const { fields } = page.form("withdrawal");
    const answer = await hana.postOnly(withdrawal, { ...fields, ...typed });
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\/wallet\/withdrawal\?retry=[\w-]{10}$/),
    ]);
    for (const shown of [
      await hana.get(answer.location ?? ""),
      await hana.get(answer.location ?? ""),
    ]) {
      expect([shown.status, shown.title, shown.messages]).toEqual([
        200,
        `Error: ${page.title}`,
        ["Enter a valid amount, for example 1,234.50 USD"],
      ]);
      expect(shown.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*>/);
      expect(shown.form("withdrawal").fields).toMatchObject({ ...typed, key: fields.key });
    }
    expect((await hana.get(withdrawal)).form("withdrawal").fields.amount).toBe("");
  });

  test("that is refused again keeps its address, and shows the latest values", async () => {
    const hana = await portal.signInAs("hana");
    const first = await hana.submit(await hana.get(withdrawal), typed);
    const second = await hana.submit(first, { amount: "0" });
    expect([second.path, second.form("withdrawal").fields.amount]).toEqual([first.path, "0"]);
    expect(waiting(hana)).toHaveLength(1);
  });

  test("that is accepted in the end is not shown again: what was accepted is, until it is confirmed", async () => {
    const hana = await portal.signInAs("hana");
    const refused = await hana.submit(await hana.get(withdrawal), typed);
    const accepted = await hana.submit(refused, { amount: "5.00" });
    expect(accepted.location).toMatch(/\/review$/);
    expect(waiting(hana)).toEqual([]);
    const shownAgain = async () => {
      const page = await hana.get(refused.path);
      const { amount } = page.form("withdrawal").fields;
      return [page.status, page.messages, amount, page.notice];
    };
    expect(await shownAgain()).toEqual([200, [], "5.00", ""]);
    await hana.follow(await hana.submit(await hana.follow(accepted)));
    expect(await shownAgain()).toEqual([200, [], "", expired]);
  });

  test("is not confused with the one of another tab", async () => {
    const hana = await portal.signInAs("hana");
    const [one, other] = [await hana.get(withdrawal), await hana.get(withdrawal)];
    const [first, second] = [
      await hana.submit(one, typed),
      await hana.submit(other, { ...typed, amount: "-7" }),
    ];
    expect(first.path).not.toBe(second.path);
    const amounts = [await hana.get(first.path), await hana.get(second.path)].map(
      (page) => page.form("withdrawal").fields.amount,
    );
    expect(amounts).toEqual(["a lot", "-7"]);
  });

  test("waits in a row, in no readable file: the cookie has its ID and key, for its own page", async () => {
    const hana = await portal.signInAs("hana");
    const { fields } = (await hana.get(withdrawal)).form("withdrawal");
    const description = "Sturmvogel for <rent>";
    const answer = await hana.postOnly(withdrawal, { ...fields, ...typed, description });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^form-[\w-]{10}=person-[\w-]{43}\.[\w-]{22}; Path=\/dashboard\/wallet\/withdrawal; HttpOnly; SameSite=Lax; Max-Age=1800$/,
    );
    const files = bytesBelow(portal.dataDir).filter(({ bytes }) => bytes.includes("Sturmvogel"));
    expect(files.map(({ path }) => path)).toEqual([]);
    const shown = await hana.get(answer.location ?? "");
    expect(shown.form("withdrawal").fields).toMatchObject({ description });
  });

  test.each([
    ["of another row", (value: string) => value.replace(/^person-.../, "person-xyz")],
    ["with another key", (value: string) => `${value.slice(0, -4)}AAAA`],
    ["cut short", (value: string) => value.slice(0, 30)],
    ["made up", () => "'; drop table form_recoveries; --"],
  ])("is not shown by a cookie %s", async (_what, changed) => {
    const hana = await portal.signInAs("hana");
    const refused = await hana.submit(await hana.get(withdrawal), typed);
    const [[name = "", value = ""] = []] = waiting(hana);
    hana.cookies.set(name, changed(value));
    const shown = await hana.get(refused.path);
    expect([shown.status, shown.notice, shown.form("withdrawal").fields.amount]).toEqual([
      200,
      expired,
      "",
    ]);
    expect(waiting(hana)).toEqual([]);
    hana.cookies.set(name, value);
    expect((await hana.get(refused.path)).form("withdrawal").fields).toMatchObject(typed);
  });

  test("replaces itself, and expires after half an hour", async () => {
    const vera = portal.visitor();
    const before = await visitorsRows();
    const shown = await refusedLetter(vera);
    await vera.submit(shown, { message: `${tooLong}!` }, { form: "contact" });
    expect((await visitorsRows()) - before).toBe(1);
    portal.passMinutes(limits.draftMinutes + 1);
    const late = await vera.get(shown.path);
    expect([late.notice, late.html.includes("Sturmvogel")]).toEqual([expired, false]);
  });

  test("leads to an error page while it can't be read, and is restored afterwards", async () => {
    const vera = portal.visitor();
    const { path } = await refusedLetter(vera);
    const failed = await withoutTable(() => vera.get(path));
    expect([failed.status, failed.heading, failed.html.includes("<style>")]).toEqual([
      500,
      "Something went wrong",
      true,
    ]);
    expect((await vera.get(path)).form("contact").fields).toMatchObject({ message: tooLong });
  });

  test("is shown to no one else: neither with the owner's cookies, nor to the next user who signs in", async () => {
    const hana = await portal.signInAs("hana");
    const refused = await hana.submit(await hana.get(withdrawal), typed);
    const george = await portal.signInAs("george");
    expect((await george.get(refused.path)).html).not.toContain("a lot");
    for (const [name, value] of waiting(hana)) george.cookies.set(name, value);
    expect((await george.get(refused.path)).html).not.toContain("a lot");
    expect(waiting(george)).toEqual([]);
  });

  test("of many tabs fits into the headers: the oldest is forgotten", async () => {
    const vera = portal.visitor();
    const shown: ShownPage[] = [];
    for (let tab = 0; tab < 12; tab += 1) shown.push(await refusedLetter(vera));
    const bytes = waiting(vera).map(([name, value]) => name.length + value.length + 3);
    expect(bytes).toHaveLength(8);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(1000);
    const [first, last] = [shown.at(0), shown.at(-1)].map((page) => page?.path ?? "");
    expect((await vera.get(last ?? "")).form("contact").fields).toMatchObject(letter);
    expect((await vera.get(first ?? "")).notice).toBe(expired);
  });

  test("does not contain a password", async () => {
    const vera = portal.visitor();
    const refused = await vera.submit(await vera.get("/login"), {
      email: "hana@example.com",
      password: "wrong-secret",
    });
    expect([refused.isRefusal, refused.form("login").fields]).toEqual([
      true,
      expect.objectContaining({ email: "hana@example.com", password: "" }),
    ]);
    expect(refused.html).not.toContain("wrong-secret");
  });
});

describe("a form with a thousand fields that its page doesn't have", () => {
  const thousand = (name: (index: number) => string, value: string) =>
    Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [name(index), value]));
  const extra = [
    ["short ones", thousand((index) => `field${index}`, "value")],
    ["names alone", thousand((index) => `field${index}`, "")],
    ["parts of an object", thousand((index) => `address.part${index}`, "x")],
    ["long names", thousand((index) => `${"n".repeat(30)}${index}`, "x")],
  ] as const;
  const pages = [
    ["/login", "login", { email: "hana@example.com", password: "" }],
    ["/signup", "sign-up", { email: "vera", password: "" }],
    ["/contact", "contact", { ...letter, message: "" }],
  ] as const;
  const forms = pages.flatMap(([path, id, values]) =>
    extra.map(([kind, fields]) => [path, kind, id, values, fields] as const),
  );

  test.each(forms)("is refused at %s: %s", async (...form) => {
    const [path, , id, values, fields] = form;
    const vera = portal.visitor();
    const page = await vera.get(path);
    const shown = await vera.submit(page, { ...values, ...fields }, { form: id });
    expect([shown.isRefusal, waiting(vera).length < 2]).toEqual([true, true]);
    expect(shown.form(id).fields).toMatchObject({ email: values.email });
    expect(shown.messages.join().length).toBeLessThan(1000);
  });
});

test("a post from another site is not kept", async () => {
  const hana = await portal.signInAs("hana");
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const answer = await hana.postOnly(`${withdrawal}?${retryParam}=AAAAAAAAAA`, typed, headers);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});
