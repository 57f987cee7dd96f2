// The forms of a deposit say before typing that an identity has to be verified, and lead to the verification.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ REQUIRE_KYC: "all" });
afterAll(() => portal.close());
// Nora has submitted nothing; Hana's identity is verified.
const [nora, hana] = [await portal.signInAs("nora"), await portal.signInAs("hana")];

const deposit = "Complete identity verification before you deposit.";
const withdrawal = "Complete identity verification before you withdraw.";

test.each([
  ["/dashboard/wallet/deposit", deposit],
  ["/dashboard/wallet/deposit/crypto", deposit],
  ["/dashboard/wallet/deposit/bank-transfer", deposit],
  ["/dashboard/wallet/withdrawal", withdrawal],
])("%s says so with a link", async (path, sentence) => {
  const page = await nora.get(path);
  expect(page.text).toContain(sentence);
  expect(page.link("Complete identity verification")).toBe("/dashboard/kyc");
  expect((await hana.get(path)).text).not.toContain(sentence);
});

test("the account for bank transfers is shown only after the verification", async () => {
  const path = "/dashboard/wallet/deposit/bank-transfer";
  expect((await nora.get(path)).text).not.toMatch(/RF\d\d/);
  expect((await hana.get(path)).text).toMatch(/RF\d\d/);
});

test("a form that is sent nevertheless is refused with its entries", async () => {
  const page = await nora.get("/dashboard/wallet/deposit/crypto");
  const answer = await nora.submit(page, { amount: "65", cryptoCurrency: "BTC" });
  expect(answer.messages).toEqual([deposit]);
  expect(answer.form("crypto-deposit").fields.amount).toBe("65");
});
