// The rules are the backend's: the same input by page and by API is refused in the same words, or has the same effect.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import { openSession } from "~server/features/sign-in/open-session";
import { Caller } from "../support/api/caller";
import {
  customersFormsAndCalls,
  type Fields,
  type FormAndCall,
} from "../support/pages/forms-and-calls";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { Customer, signUp } from "../support/people/people";
import { apiMessages, pageMessages } from "../support/pages/refusal-messages";
import type { Visitor } from "../support/people/visitor";

let portal: InProcessPortal;
let people = 0;
let admin: { readonly page: Visitor; readonly api: Caller };
beforeAll(async () => {
  portal = await openPortal();
  const { context } = portal.backend;
  const { id = "" } = (await usersIn(context.storage.db).byEmail("admin@example.com")) ?? {};
  admin = {
    page: await portal.signInAs("admin"),
    api: new Caller(portal.backend, await openSession(context, context.storage.db, id)),
  };
});
afterAll(() => portal.close());

/** Someone new with 100.00, who has a card and has just typed the password again; both twins begin alike. */
interface Twin {
  readonly customer: Customer;
  readonly page: Visitor;
}

async function twin(): Promise<Twin> {
  people += 1;
  const customer = new Customer(
    portal.backend,
    await signUp(portal.backend, 700 + people, {
      password: demoPassword,
      username: `twin.${people}`,
    }),
  );
  await admin.api.post("/wallets/admin/credit", {
    userId: customer.id,
    amount: "100.00",
    transactionType: "deposit",
    transactionAction: "funding",
    description: "Goodwill",
  });
  await customer.saveCard();
  const page = portal.visitor();
  await page.submit(await page.get("/login"), { email: customer.email, password: demoPassword });
  await customer.post("/auth/confirm-password", { password: demoPassword });
  await page.submit(await page.get("/dashboard/confirm-password"), { password: demoPassword });
  return { customer, page };
}

let unchanged: readonly [Twin, Twin] | undefined;

/** A refusal changes neither of two twins, so the next case may have them. */
async function twins(isRefused: boolean): Promise<readonly [Twin, Twin]> {
  const pair = unchanged ?? ([await twin(), await twin()] as const);
  unchanged = isRefused ? pair : undefined;
  return pair;
}

/** What a twin has afterwards, but for what is theirs alone; a new password may have ended the session that they came with. */
async function stateOf({ customer: { id, email } }: Twin): Promise<unknown> {
  const { context } = portal.backend;
  const customer = new Customer(portal.backend, {
    id,
    email,
    token: await openSession(context, context.storage.db, id),
  });
  const [wallet, profile, bank] = await Promise.all([
    customer.wallet(),
    customer.get("/auth/profile"),
    customer.get("/wallets/bank-details"),
  ]);
  const { availableBalance, totalBalance, pendingWithdrawal, pendingDeposit, bonusBalance } =
    wallet;
  const moves = wallet.transactions.map(({ amount, status, transactionType, description }) => ({
    amount,
    status,
    transactionType,
    description,
  }));
  const { fullname, phoneNumber, address, accountStatus, kycStatus } = Object(profile.body);
  const { hasBankDetails, region } = Object(bank.body);
  return {
    availableBalance,
    totalBalance,
    pendingWithdrawal,
    pendingDeposit,
    bonusBalance,
    moves,
    fullname,
    phoneNumber,
    address,
    accountStatus,
    kycStatus,
    hasBankDetails,
    region,
  };
}

async function byPage(
  { page }: Twin,
  { page: path, form, fields, isReviewed }: FormAndCall,
): Promise<string[]> {
  const answer = await page.submit(
    await page.get(path),
    fields,
    form === undefined ? {} : { form },
  );
  if (answer.isRefusal || isReviewed !== true) return pageMessages(answer);
  return pageMessages(await page.submit(await page.follow(answer)));
}

describe("by a customer", () => {
  test.each(customersFormsAndCalls)("$what is the same by page and by API", async (row) => {
    const isValid = /that (?:is|are) valid$/.test(row.what);
    const [here, there] = await twins(!isValid);
    const [method, path, body] = row.call;
    const messages = {
      page: await byPage(here, row),
      api: apiMessages(await there.customer[method](path, body)),
    };
    expect(messages.page).toEqual(messages.api);
    expect(await stateOf(here)).toEqual(await stateOf(there));
    expect(messages.api.length > 0).toBe(!isValid);
  });
});

describe("by an administrator", () => {
  const path = ({ customer }: Twin, name: string) => `/admin/wallets/${customer.id}/${name}`;
  const creditOf = (fields: Fields) => ({
    transactionType: "deposit",
    transactionAction: "funding",
    ...fields,
  });

  test.each<[string, Fields]>([
    ["of zero", { amount: "0", description: "bonus" }],
    ["that isn't a number", { amount: "x", description: "bonus" }],
    ["above the maximum", { amount: "1000000.01", description: "bonus" }],
    [
      "that exceeds the balance",
      {
        amount: "100.01",
        transactionType: "withdrawal",
        transactionAction: "payment",
        description: "fee",
      },
    ],
    ["that is valid", { amount: "7.77", description: "bonus" }],
  ])("a credit %s is the same by page and by API", async (what, fields) => {
    const [here, there] = await twins(!what.endsWith("valid"));
    const answer = await admin.page.submit(await admin.page.get(path(here, "credit")), fields, {
      form: "credit",
    });
    const called = await admin.api.post("/wallets/admin/credit", {
      userId: there.customer.id,
      ...creditOf(fields),
    });
    expect(pageMessages(answer)).toEqual(apiMessages(called));
    expect(await stateOf(here)).toEqual(await stateOf(there));
  });

  test.each(["approval", "rejection"])(
    "an %s is the same by page and by API, and the same again a second time",
    async (decision) => {
      const [here, there] = await twins(false);
      const [one, other] = [
        await here.customer.deposit("10.00"),
        await there.customer.deposit("10.00"),
      ];
      const address = `/admin/transactions/${one.id}`;
      const dialog = await admin.page.get(`${address}/${decision}`);
      const form =
        dialog.forms.find(
          ({ id }) => id === (decision === "approval" ? "approve" : decision) || id === decision,
        )?.id ?? decision;
      const first = await admin.page.submit(dialog, {}, { form });
      const verb = decision === "approval" ? "approve" : "reject";
      const called = await admin.api.patch(`/wallets/admin/transaction/${other.id}/${verb}`, {});
      expect([pageMessages(first), apiMessages(called)]).toEqual([[], []]);
      expect(await stateOf(here)).toEqual(await stateOf(there));
      expect(
        (await admin.api.patch(`/wallets/admin/transaction/${other.id}/${verb}`, {})).code,
      ).toBe("not_pending");
      await admin.page.submit(dialog, {}, { form });
      expect(await stateOf(here)).toEqual(await stateOf(there));
    },
  );
});
