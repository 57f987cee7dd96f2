import type { evidenceOperations } from "./operations";
import type { Call, Handler } from "../../http/call";
import { namedThen } from "../audit/named-then";
import { approvalRequestsIn } from "../second-approval/store";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { notesIn } from "../notes/store";
import { presentNotes } from "../notes/present-notes";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import type { TransactionRow } from "../../database/schema";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import { instantOf } from "../../kernel/instants";
import { money, numberOf } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { loadFacts, type LoadedFacts } from "./load-facts";
import { presentFlags } from "./present-flags";
import type { Evidence } from "./schemas";
import { evidenceIn, type MovementRow } from "./store";
import { isSameName } from "../names/same-name-rules";
import { payeeIn } from "./name-rules";

const day = 86_400_000;
const sumDays = 30;
const lastMovements = 5;

export const readEvidence: Handler<typeof evidenceOperations.evidence> = async (call) => {
  const { context, actor, params } = call;
  const { db } = context.storage;
  const row = await transactionsIn(db).byId(params.id ?? "");
  if (!row) return refuse("not_found");
  const userId = row.user_id;
  const [loaded, funds, sums, movements, isTwoFactorOn, pinned] = await Promise.all([
    loadFacts(context, [row]),
    walletsIn(db).fundsOfUser(userId),
    sumsOf(db, row, context.now() - sumDays * day),
    evidenceIn(db).lastBeside(row, lastMovements),
    hasSecondFactor(db, userId),
    actor.scopes ? undefined : notesIn(db).pinnedOf(userId),
  ]);
  const known = loaded.get(row.id);
  if (!known) return refuse("not_found");
  const request = await openRequest(call, row);
  return {
    customer: presentCustomer(known, { now: context.now(), isTwoFactorOn }),
    ...(funds && {
      wallet: {
        currency: funds.wallet.currency,
        availableBalance: numberOf(funds.available),
      },
    }),
    last30Days: sums,
    movements: movements.map(presentMovement),
    source: presentSource(row, known),
    flags: presentFlags(known.facts, call),
    ...(request && { approvalRequest: request }),
    ...(pinned && { notes: await presentNotes(context, userId, pinned) }),
  };
};

/** A request about an earlier version can't be approved anymore. */
async function openRequest(
  { context, locale }: Pick<Call, "context" | "locale">,
  row: TransactionRow,
): Promise<Evidence["approvalRequest"]> {
  const { db } = context.storage;
  const requests = await approvalRequestsIn(db).openAbout(`transaction:${row.id}`);
  const request = requests.find(({ subject_version: version }) => version === row.version);
  if (!request) return undefined;
  const { id, requester_id: requester, created_at: at } = request;
  const named = await namedThen(context, db, [{ id: requester, at }], locale);
  return {
    id,
    requestedBy: named({ id: requester, at }).name,
    createdAt: instantOf(at),
  };
}

async function sumsOf(db: Db, row: TransactionRow, since: number): Promise<Evidence["last30Days"]> {
  const { user_id: userId, currency } = row;
  const sums = await evidenceIn(db).sumsSince(userId, currency, since);
  const sumOf = (type: TransactionRow["type"]) => {
    const found = sums.find((sum) => sum.type === type);
    return { count: found?.count ?? 0, amount: numberOf(money(currency, found?.sum_minor ?? 0)) };
  };
  return { currency, deposits: sumOf("deposit"), withdrawals: sumOf("withdrawal") };
}

function presentCustomer(
  { customer }: LoadedFacts,
  { now, isTwoFactorOn }: { now: number; isTwoFactorOn: boolean },
): Evidence["customer"] {
  return {
    id: customer.id,
    fullname: customer.fullname,
    email: customer.email,
    emailVerified: customer.email_verified_at !== null,
    country: customer.country,
    accountStatus: customer.account_status,
    kycStatus: customer.kyc_status,
    createdAt: instantOf(customer.created_at),
    accountAgeDays: Math.floor((now - customer.created_at) / day),
    twoFactorEnabled: isTwoFactorOn,
  };
}

function presentMovement(row: MovementRow): Evidence["movements"][number] {
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    status: row.status,
    amount: numberOf(amountOf(row)),
    currency: row.currency,
    createdAt: instantOf(row.created_at),
  };
}

/** The card or destination as stored with the transaction, masked. */
function presentSource(
  row: TransactionRow,
  { facts: { source }, card, customer }: LoadedFacts,
): Evidence["source"] {
  if (!source) return undefined;
  const { kind, holder, firstUsedAt, changedAt, replacedAt } = source;
  return {
    kind,
    ...(card
      ? {
          masked: `${card.brand} ••••${card.last_four}`,
          brand: card.brand,
          lastFour: card.last_four,
        }
      : { masked: payeeIn(row.destination_masked ?? "").account }),
    ...(holder !== null && { holder, isHolderCustomer: isSameName(holder, customer.fullname) }),
    firstUsedAt: instantOf(firstUsedAt),
    ...(changedAt !== null && { changedAt: instantOf(changedAt) }),
    ...(replacedAt !== null && { replacedAt: instantOf(replacedAt) }),
  };
}
