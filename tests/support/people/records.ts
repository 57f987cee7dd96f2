// A customer's records of every kind that a page shows, created through the pages.
import { usersIn } from "~server/features/users/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { documentsIn } from "~server/features/documents/store";
import { bulkActionsIn } from "~server/features/approvals/bulk-store";
import { sessionsIn } from "~server/features/sessions/store";
import { apiTokensIn } from "~server/features/api-tokens/store";
import { payeeRow } from "~server/features/withdrawals/load-payees";
import { payeesIn } from "~server/features/withdrawals/payee-store";
import { bitcoinAccount } from "~server/features/payment-accounts/account-number";
import { recordAccount } from "~server/features/payment-accounts/record-account";
import { openSession } from "~server/features/sign-in/open-session";
import { operations } from "~server/operations";
import { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { secondBitcoinAddress } from "../inputs/inputs";
import type { InProcessPortal } from "../portal/in-process-portal";
import type { Records } from "../pages/page-table";
import type { Visitor } from "./visitor";

const forms = {
  deposit: { path: "/dashboard/wallet/deposit", fields: { amount: "10", cardChoice: "saved" } },
  withdrawal: {
    path: "/dashboard/wallet/withdrawal",
    fields: { amount: "10", paymentMethod: "bank" },
  },
} as const;
type Movement = keyof typeof forms;

/** Needs a user with a saved card, bank details and money, such as hana. */
export async function recordsOf(
  portal: InProcessPortal,
  customer: Visitor,
  name: string,
): Promise<Records> {
  const { db } = portal.backend.context.storage;
  const user = await usersIn(db).byEmail(`${name}@example.com`);
  const pending = { userId: user?.id, type: "withdrawal", status: "pending" } as const;
  const [transaction] = await transactionsIn(db).list(pending, { limit: 1, offset: 0 });
  const [document] = await documentsIn(db).ofUser(user?.id ?? "", "kyc");
  return {
    person: user?.id ?? "",
    member: (await usersIn(db).byEmail("second.admin@example.com"))?.id ?? "",
    document: document?.id ?? "",
    transaction: transaction?.id ?? "",
    payment: await paymentOf(portal, user?.id ?? ""),
    bulkAction: await bulkActionOf(portal, transaction),
    session: await otherSessionOf(portal, user?.id ?? ""),
    token: await tokenOf(portal, user?.id ?? ""),
    payee: await payeeOf(portal, user?.id ?? ""),
    drafts: {
      deposit: await draftsOf(customer, "deposit"),
      withdrawal: await draftsOf(customer, "withdrawal"),
    },
  };
}

/** Requested through the API, in one step. */
async function paymentOf({ backend }: InProcessPortal, userId: string): Promise<string> {
  const token = await openSession(backend.context, backend.context.storage.db, userId);
  const body = { amount: "65.00", cryptoCurrency: "BTC" };
  const answer = await backend.call(operations.payments.create, {
    token,
    params: {},
    query: {},
    body,
    key: null,
    address: null,
    device: null,
  });
  return answer.ok ? CryptoPayment.parse(answer.value).cryptoOrderNumber : "";
}

/** By the administrator who is called admin. */
async function bulkActionOf(
  { backend: { context } }: InProcessPortal,
  seen: { id: string; version: number } | undefined,
): Promise<string> {
  const { db } = context.storage;
  const [id, admin] = [context.newId(), await usersIn(db).byEmail("admin@example.com")];
  const row = {
    id,
    user_id: admin?.id ?? "",
    decision: null,
    reason_code: null,
    reason: null,
    created_at: context.now(),
    finished_at: null,
  };
  await bulkActionsIn(db).insert(row, [
    {
      bulk_action_id: id,
      position: 0,
      transaction_id: seen?.id ?? "",
      version: seen?.version ?? 1,
      outcome: null,
    },
  ]);
  return id;
}

/** Not the customer's current session. */
async function otherSessionOf(
  { backend: { context } }: InProcessPortal,
  userId: string,
): Promise<string> {
  const { db } = context.storage;
  await openSession(context, db, userId);
  const live = await sessionsIn(db).liveOf(userId, { now: context.now(), seenSince: 0 });
  return live[0]?.id ?? "";
}

/** Directly in the database, because creating one requires the password. */
async function tokenOf({ backend: { context } }: InProcessPortal, userId: string): Promise<string> {
  const [id, now] = [context.newId(), context.now()];
  await apiTokensIn(context.storage.db).insert({
    id,
    token_hash: id,
    user_id: userId,
    name: "Nightly export",
    scopes: "read",
    created_at: now,
    expires_at: now + 86_400_000,
    last_used_at: null,
    revoked_at: null,
  });
  return id;
}

/** Directly in the database, because adding one requires the password. */
async function payeeOf({ backend: { context } }: InProcessPortal, userId: string): Promise<string> {
  const { db } = context.storage;
  const id = context.newId();
  const account = bitcoinAccount(secondBitcoinAddress);
  const payee = {
    id,
    kind: "crypto_address",
    label: "Hardware wallet",
    isDefault: false,
    usableFrom: null,
    addedAt: context.now(),
    account,
    walletAddress: secondBitcoinAddress,
  } as const;
  const accountId = await recordAccount(context, db, userId, account);
  await payeesIn(db).insert(payeeRow(context.vault, userId, payee, accountId));
  return id;
}

async function draftsOf(customer: Visitor, movement: Movement) {
  const done = await reviewOf(customer, movement);
  await customer.submit(await customer.get(done));
  return { open: draftIn(await reviewOf(customer, movement)), done: draftIn(done) };
}

/** Fills in a money form, and returns the URL of its review. */
export async function reviewOf(
  customer: Visitor,
  movement: Movement,
  fields: Record<string, string> = {},
): Promise<string> {
  const { path, fields: usual } = forms[movement];
  const answer = await customer.submit(await customer.get(path), { ...usual, ...fields });
  if (answer.location === null)
    throw new Error(`no review: ${answer.status} ${answer.messages.join()}`);
  return answer.location;
}

const draftIn = (review: string) => review.split("/").at(-2) ?? "";
