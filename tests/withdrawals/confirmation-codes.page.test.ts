// The review of someone with a second factor asks for a code, and says what it confirms.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { codeOf } from "../support/people/authenticator-code";
import type { Visitor } from "../support/people/visitor";
import { seededWallets } from "../support/people/seeded-wallets";
import { places, setUp } from "../support/pages/second-factor-pages";
import type { ShownPage } from "../support/pages/shown-page";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { moneyOf } = seededWallets(portal);
const hana = await portal.signInAs("hana");
afterAll(() => portal.close());

const path = "/dashboard/wallet/withdrawal";
const bitcoinAddress = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
const toBank = { paymentMethod: "bank", amount: "20" };
const required =
  "Enter the code from your authenticator app, or a recovery code, to confirm this withdrawal.";
const wrong = "Incorrect or already used code. Wait for a new one and try again.";
const endedTitle = "This withdrawal can't be confirmed any more";
const factor = { secret: "", recoveryCodes: [""] };

const nextCode = () => {
  portal.passMinutes(0.5);
  return codeOf(factor.secret, portal.backend.context.now());
};

async function toReview(person: Visitor, fields: Record<string, string> = toBank) {
  return person.follow(await person.submit(await person.get(path), fields));
}

const fieldOf = ({ html }: ShownPage, name: string) =>
  [...html.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`name="${name}"`)) ?? "";

beforeAll(async () => {
  const { secret, done } = await setUp(portal, hana, places.customer);
  factor.secret = secret;
  factor.recoveryCodes = [...done.html.matchAll(/<code>([a-z2-9-]{19})<\/code>/g)].map(
    ([, code = ""]) => code,
  );
});

describe("the review", () => {
  test("asks for the code beside amount and payee, and confirms once", async () => {
    const before = await moneyOf("hana");
    const review = await toReview(hana);
    expect(review.text).toMatch(
      /Verification code Confirms the withdrawal of \$20\.00 to Lakeside Federal Bank ••••6789/,
    );
    expect(fieldOf(review, "code")).toMatch(/inputMode="numeric"/i);
    expect(fieldOf(review, "code")).toMatch(/autoComplete="one-time-code"/i);
    expect(fieldOf(review, "password")).toBe("");
    const missing = await hana.submit(review, {});
    expect([missing.messages, missing.faults[0]?.fieldId]).toEqual([
      [required],
      "withdrawal-review-code",
    ]);
    const mistyped = await hana.submit(missing, { code: "000000" });
    expect(mistyped.messages).toEqual([wrong]);
    expect(mistyped.html).not.toContain("000000");
    expect(await moneyOf("hana")).toEqual(before);
    const code = nextCode();
    const confirmed = await hana.submit(mistyped, { code });
    expect(confirmed.location).toMatch(/\/receipt$/);
    const again = await hana.submit(mistyped, { code });
    expect(again.location).toBe(confirmed.location);
    const other = await toReview(hana);
    expect((await hana.submit(other, { code })).messages).toEqual([wrong]);
  });

  test("takes a recovery code, whose field has letters on the keyboard", async () => {
    const review = await toReview(hana);
    const instead = await hana.get(review.link("Use a recovery code instead"));
    expect(fieldOf(instead, "code")).not.toMatch(/inputMode/i);
    expect(instead.text).toContain("Confirms the withdrawal of $20.00 to");
    const mistyped = await hana.submit(instead, { code: "aaaa-aaaa-aaaa-aaaa" });
    expect([mistyped.messages, mistyped.link("Use your authenticator app instead")]).toEqual([
      [wrong],
      review.path,
    ]);
    const confirmed = await hana.submit(mistyped, { code: factor.recoveryCodes[0] ?? "" });
    expect(confirmed.location).toMatch(/\/receipt$/);
  });

  test("to a new address asks for password and one code", async () => {
    portal.passMinutes(6);
    const review = await toReview(hana, {
      paymentMethod: "crypto_payment",
      amount: "5",
      walletAddress: bitcoinAddress,
    });
    expect(review.text).toMatch(/Confirms the withdrawal of \$5\.00 to BTC 1A1zP1…DivfNa/);
    const code = nextCode();
    const missing = await hana.submit(review, { code });
    expect(missing.messages).toEqual(["Enter your password"]);
    const mistyped = await hana.submit(missing, { code, password: "wrong horse" });
    expect(mistyped.messages).toEqual(["Incorrect password"]);
    const confirmed = await hana.submit(mistyped, { code, password: demoPassword });
    expect(confirmed.location).toMatch(/\/receipt$/);
  });

  test("that another tab has changed is refused, and the code stays good", async () => {
    const review = await toReview(hana);
    const form = await hana.get(review.link("Edit"));
    const changed = await hana.follow(await hana.submit(form, { ...toBank, amount: "25" }));
    expect(changed.path).toBe(review.path);
    const code = nextCode();
    const refused = await hana.submit(review, { code });
    expect(refused.messages.join()).toContain("These details have changed");
    expect(refused.text).toContain("Confirms the withdrawal of $25.00");
    expect((await hana.submit(refused, { code })).location).toMatch(/\/receipt$/);
  });

  test("ends after five wrong codes, and leads to a new withdrawal as it was typed", async () => {
    portal.passMinutes(61);
    const review = await toReview(hana, { ...toBank, amount: "30", description: "Rent" });
    const stale = await hana.get(review.link("Edit"));
    let shown = await hana.submit(review, { code: "000000" });
    for (let attempt = 2; attempt <= 5; attempt += 1)
      shown = await hana.follow(await hana.submit(shown, { code: "000000" }));
    expect([shown.status, shown.heading, shown.path]).toEqual([410, endedTitle, review.path]);
    expect(shown.title).toContain(endedTitle);
    const form = await hana.get(shown.link("Start a new withdrawal"));
    expect(form.form("withdrawal").fields).toMatchObject({ amount: "30.00", description: "Rent" });
    for (const page of [form, stale]) {
      const next = await hana.follow(await hana.submit(page, {}, { form: "withdrawal" }));
      expect(next.path).toMatch(/\/review$/);
      expect(next.path).not.toBe(review.path);
      expect(next.text).toContain("$30.00");
    }
    const another = await toReview(hana);
    const waiting = await hana.submit(another, { code: nextCode() });
    expect(waiting.location ?? waiting.messages[0]).toMatch(/receipt$|Too many attempts/);
  });
});

test("a higher amount of a pending withdrawal needs a code, too", async () => {
  portal.passMinutes(30);
  const done = await hana.follow(await hana.submit(await toReview(hana), { code: nextCode() }));
  const transaction = await hana.get(done.link("View transaction"));
  const edit = await hana.get(`${transaction.path}/edit`);
  expect(edit.text).toContain("Only needed for a higher amount");
  const refused = await hana.submit(edit, { amount: "21" }, { form: "edit" });
  expect(refused.messages).toEqual([required]);
  const raised = await hana.submit(refused, { amount: "21", code: nextCode() }, { form: "edit" });
  expect(raised.location).toBe(transaction.path);
});
