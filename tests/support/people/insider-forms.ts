// What a dishonest staff member tries for a friend, through the forms that a colleague with all roles sees.
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { usersIn } from "~server/features/users/store";
import type { StaffRole } from "~server/kernel/staff-roles";
import type { InProcessPortal } from "../portal/in-process-portal";
import { reviewOf } from "./records";
import type { Fields } from "./visitor";

/** The result of a post: a second approval is requested, a role or rule refuses it, the password is required, or it succeeds. */
export type Outcome = "held" | "no right" | "refused" | "password" | "done";

/** The audit entries of each, under their name. */
export const traces: Readonly<Record<Outcome, readonly string[]>> = {
  held: ["approval_request.created"],
  "no right": ["call.refused"],
  refused: [],
  password: [],
  done: ["transaction.edited"],
};

export interface Accomplice {
  readonly id: string;
  /** Another one's, whose wallet nothing waits for. */
  readonly other: string;
  /** Of the insider. */
  readonly own: string;
  readonly deposit: string;
  readonly payout: string;
  readonly paid: string;
  readonly coins: string;
}

interface Step {
  /** The page where a colleague finds the form. */
  readonly at: (accomplice: Accomplice) => string;
  readonly form: string;
  readonly typed?: Fields;
  /** The URL to post to instead. */
  readonly to?: (accomplice: Accomplice) => string;
  /** The result for roles with the right. */
  readonly comesTo: Outcome;
  readonly right: StaffRole;
}

const money = { comesTo: "held", right: "treasury" } as const;
const ownPage = (id: string) => `/dashboard/transactions/${id}`;

export const steps: Readonly<Record<string, Step>> = {
  "raises a deposit": {
    at: ({ deposit }) => `${ownPage(deposit)}/edit`,
    form: "edit",
    typed: { amount: "1000000.00" },
    ...money,
    comesTo: "done",
  },
  "approves it": {
    at: ({ deposit }) => `/admin/transactions/${deposit}`,
    form: "approve",
    ...money,
  },
  "pays out": { at: ({ payout }) => `/admin/transactions/${payout}`, form: "approve", ...money },
  "takes back what was paid, to pay it again": {
    at: ({ paid }) => ownPage(paid),
    form: "status",
    typed: { status: "failed" },
    ...money,
    comesTo: "refused",
  },
  "deletes what was paid": {
    at: ({ paid }) => `${ownPage(paid)}/deletion`,
    form: "deletion",
    ...money,
    comesTo: "refused",
  },
  "books coins that never came": {
    at: ({ coins }) => ownPage(coins),
    form: "status",
    typed: { status: "successful" },
    ...money,
  },
  "credits the friend": {
    at: ({ id }) => `/admin/wallets/${id}/credit`,
    form: "credit",
    typed: { amount: "1000000.00", description: "Goodwill" },
    ...money,
  },
  "edits the friend's balance": {
    at: ({ id }) =>
      `/admin/wallets/${id}/balances/review?availableBalance=1000000.00&reason=Goodwill`,
    form: "balances-review",
    ...money,
  },
  "closes the wallet": {
    at: ({ other }) => `/admin/wallets/${other}/deletion?again=1`,
    form: "wallet-deletion",
    ...money,
  },
  "deletes the friend": {
    at: ({ id }) => `/admin/users/${id}/deletion?again=1`,
    form: "user-deletion",
    comesTo: "held",
    right: "compliance",
  },
  "deletes themselves": {
    at: ({ id }) => `/admin/users/${id}/deletion?again=1`,
    form: "user-deletion",
    to: ({ own }) => `/admin/users/${own}/deletion`,
    comesTo: "refused",
    right: "compliance",
  },
};

/** Hana: a sent payout, a pending deposit and payout, and a half-paid crypto payment. */
export async function accompliceOf(portal: InProcessPortal, own: string): Promise<Accomplice> {
  const hana = await portal.signInAs("hana");
  const { db } = portal.backend.context.storage;
  const id = (await usersIn(db).byEmail("hana@example.com"))?.id ?? "";
  for (const movement of ["deposit", "withdrawal"] as const)
    await hana.submit(await hana.get(await reviewOf(hana, movement)));
  const typed = { amount: "65.00", currency: "USD", cryptoCurrency: "BTC" };
  const form = await hana.get("/dashboard/wallet/deposit/crypto");
  const payment = await hana.follow(
    await hana.submit(await hana.follow(await hana.submit(form, typed))),
  );
  const gateway = payment.link("Open payment page");
  await hana.submit(await hana.get(gateway), { move: "pay_half" });
  const newest = async (type: "deposit" | "withdrawal", status: "pending" | "successful") => {
    const list = await transactionsIn(db).list(
      { userId: id, type, status },
      { limit: 5, offset: 0 },
    );
    return list.find(({ action }) => action !== "crypto_payment")?.id ?? "";
  };
  return {
    id,
    other: (await usersIn(db).byEmail("george@example.com"))?.id ?? "",
    own,
    deposit: await newest("deposit", "pending"),
    payout: await newest("withdrawal", "pending"),
    paid: await newest("withdrawal", "successful"),
    coins: (await hana.get(payment.link("View transaction"))).path.split("/").at(-1) ?? "",
  };
}
