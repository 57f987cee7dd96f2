// What customers see of a withdrawal that was approved, sent, has arrived, or came back: the same word on every page and in every file.
import { afterAll, describe, expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { demoPassword } from "~server/kernel/demo-people";
import type { Fields, Visitor } from "../support/people/visitor";
import { seededWallets } from "../support/people/seeded-wallets";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { walletOf } = seededWallets(portal);
const { db } = portal.backend.context.storage;
const ada = await portal.signInAs("admin");
afterAll(() => portal.close());

interface Withdrawal {
  readonly customer: Visitor;
  readonly id: string;
  readonly reference: string;
  readonly receipt: string;
}

const toAddress = {
  paymentMethod: "crypto_payment",
  walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
};

async function approved(name: string, target: Record<string, string>): Promise<Withdrawal> {
  const customer = await portal.signInAs(name);
  const form = await customer.get("/dashboard/wallet/withdrawal");
  const review = await customer.follow(
    await customer.submit(form, { amount: "21.00", ...target }, { form: "withdrawal" }),
  );
  const password: Fields = "walletAddress" in target ? { password: demoPassword } : {};
  const confirmed = await customer.submit(review, password, { form: "withdrawal-review" });
  const { userId } = await walletOf(name);
  const pending = { userId, type: "withdrawal", status: "pending" } as const;
  const [newest] = await transactionsIn(db).list(pending, { limit: 1 });
  const { id = "", reference = "" } = newest ?? {};
  await ada.submit(await ada.get(`/admin/transactions/${id}`), {}, { form: "approve" });
  return { customer, id, reference, receipt: confirmed.location ?? "" };
}

async function decide(id: string, link: string, form: string, values: Record<string, string>) {
  const page = await ada.get(`/admin/transactions/${id}`);
  const answer = await ada.submit(await ada.get(page.link(link)), values, { form });
  expect(answer.status).toBe(303);
}

const steps = {
  sent: (id: string) => decide(id, "Mark as sent", "payout-sent", { reference: "FT26321ABC" }),
  arrived: (id: string) => decide(id, "Mark as arrived", "payout-arrival", {}),
  returned: (id: string) => decide(id, "Mark as returned", "payout-return", { reason: "Closed." }),
};

/** The rows of a table that name the withdrawal, as text. */
const rowsIn = (html: string, reference: string): string[] =>
  html
    .split("<tr")
    .filter((part) => part.includes(`>${reference}<`))
    .map((row) => row.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "));
const rowIn = (html: string, reference: string): string => rowsIn(html, reference)[0] ?? "";

const month = () => new Date().toISOString().slice(0, 7);

async function everywhere({ customer, id, reference, receipt }: Withdrawal) {
  const row = async (path: string) => rowIn((await customer.get(path)).html, reference);
  const csv = (await customer.get("/dashboard/transactions.csv")).html;
  const statement = rowsIn(
    (await customer.get(`/dashboard/statements/${month()}`)).html,
    reference,
  ).join();
  return {
    dashboard: await row("/dashboard"),
    wallet: await row("/dashboard/wallet"),
    list: await row("/dashboard/transactions"),
    print: await row("/dashboard/transactions/print"),
    csv: csv.split("\r\n").find((line) => line.includes(reference)) ?? "",
    statement,
    detail: (await customer.get(`/dashboard/transactions/${id}`)).text,
    edit: (await customer.get(`/dashboard/transactions/${id}/edit`)).text,
    receipt: (await customer.get(receipt)).text,
  };
}

describe.each([
  ["a bank account", "hana", { paymentMethod: "bank" }],
  ["a Bitcoin address", "hana", toAddress],
  ["a bank account in another currency", "zoe", { paymentMethod: "bank" }],
])("a withdrawal to %s", (_to, name, target) => {
  test("is approved, then sent, then arrived, and may come back", async () => {
    const withdrawal = await approved(name, target);
    for (const [stage, word, status] of [
      ["approved", "Approved", "Successful"],
      ["sent", "Sent", "Successful"],
      ["arrived", "Arrived", "Successful"],
      ["returned", "Returned", "Failed"],
    ] as const) {
      if (stage !== "approved") await steps[stage](withdrawal.id);
      const { statement, ...shown } = await everywhere(withdrawal);
      expect(statement).toContain(`Withdrawal: ${word}`);
      for (const [place, text] of Object.entries(shown)) {
        expect([place, text]).toEqual([
          place,
          expect.stringMatching(new RegExp(`${word}.*${status}`)),
        ]);
        expect([place, text]).toEqual([place, expect.not.stringContaining("Completed")]);
        expect([place, text]).toEqual([place, expect.not.stringContaining("under review")]);
      }
    }
  });
});

test("earning history lists and sums what was approved, with the sum sent beside it", async () => {
  const customer = await portal.signInAs("george");
  const figures = async () => {
    const { text } = await customer.get("/dashboard/earning-history");
    return ["Total withdrawn", "Sent so far"].map((label) =>
      Number(new RegExp(`${label} £([\\d,.]+)`).exec(text)?.[1]?.replaceAll(",", "")),
    );
  };
  const [total = NaN, sent = NaN] = await figures();
  const { id, reference } = await approved("george", { paymentMethod: "bank" });
  const row = async () => rowIn((await customer.get("/dashboard/earning-history")).html, reference);
  expect(await figures()).toEqual([total + 21, sent]);
  expect(await row()).toMatch(/Approved.*Successful/);
  await steps.sent(id);
  expect(await figures()).toEqual([total + 21, sent + 21]);
  expect(await row()).toMatch(/Sent.*Successful/);
  await steps.arrived(id);
  expect(await figures()).toEqual([total + 21, sent + 21]);
  expect(await row()).toMatch(/Arrived.*Successful/);
  await steps.returned(id);
  expect(await figures()).toEqual([total, sent]);
  expect(await row()).toBe("");
});
