// Administrators' other work: adjustments, notes, approval requests and contact messages.
import { reasonAad, serializeRequest } from "../../features/approvals/stored-request";
import { sealMessage } from "../../features/contact/sealed-message";
import { walletAccounts, type Balances, type WalletAccount } from "../../features/ledger/rules";
import { noteAad } from "../../features/notes/present-notes";
import { decisionAad } from "../../features/second-approval/requested-call-row";
import { add, money, negate } from "../../kernel/money";
import { addEntry } from "./add-movement";
import { addAuditLine, type SeedContext, type SeededCustomer } from "./seed-context";
import { day, hour } from "./moments";

const adjustments = [
  ["profit", "profitBalance", "Monthly trading result"],
  ["bonus", "bonusBalance", "Welcome bonus"],
  ["manual_hold", "pendingWithdrawal", "On hold until the bank confirms the account"],
] as const;

/** A correction without a transaction. */
export function addAdjustment(
  seedContext: SeedContext,
  customer: SeededCustomer,
  daysAgo: number,
): void {
  const { random, adminIds, now } = seedContext;
  const { currency } = customer.wallet;
  const [account, field, reason] = random.pick(adjustments);
  const at = now - daysAgo * day;
  const actorId = random.pick(adminIds);
  const amount = money(currency, random.whole(10, 400) * 100);
  const before = balancesOf(customer)[account];
  const postings = [
    { account, amount },
    { account: "adjustment" as const, amount: negate(amount) },
  ];
  addEntry(seedContext, customer, postings, { at, actorId });
  addAuditLine(seedContext, {
    at,
    actorId,
    action: "wallet.adjusted",
    subject: `wallet:${customer.wallet.id}`,
    about: customer,
    before: { [field]: before.minor.toString() },
    after: { [field]: add(before, amount).minor.toString() },
    reason,
  });
}

function balancesOf({ wallet, balances }: SeededCustomer): Balances {
  const balance = (kind: WalletAccount) => money(wallet.currency, balances.get(kind) ?? 0n);
  const [available, held, manual_hold, profit, bonus, unallocated] = walletAccounts.map(balance);
  const nothing = money(wallet.currency, 0);
  return {
    available: available ?? nothing,
    held: held ?? nothing,
    manual_hold: manual_hold ?? nothing,
    profit: profit ?? nothing,
    bonus: bonus ?? nothing,
    unallocated: unallocated ?? nothing,
  };
}

const notes = [
  "Called on Monday. Prefers statements by email.",
  "Asked about withdrawal limits twice. Explained them.",
  "Moving next month. Will send the new address.",
  "Speaks German and English.",
] as const;

export function addSeededNote(
  seedContext: SeedContext,
  customer: SeededCustomer,
  daysAgo: number,
): void {
  const { context, rows, random, adminIds, now } = seedContext;
  const { user, vault } = customer;
  const [id, at, actorId] = [context.newId(), now - daysAgo * day, random.pick(adminIds)];
  const visibility = random.percent(30) ? "shared" : "confidential";
  rows.add("notes", {
    id,
    user_id: user.id,
    author_id: actorId,
    sealed: vault.seal(random.pick(notes), noteAad(id)),
    visibility,
    pinned_at: null,
    created_at: at,
  });
  addAuditLine(seedContext, {
    at,
    actorId,
    action: visibility === "shared" ? "note.shared" : "note.added",
    subject: `user:${user.id}`,
    personId: user.id,
  });
}

interface SeededRequest {
  readonly hoursAgo: number;
  readonly state: "open" | "rejected";
}

/** Requests a bonus based on the current balances: call it once these no longer change. */
export function addApprovalRequest(
  seedContext: SeedContext,
  customer: SeededCustomer,
  { hoursAgo, state }: SeededRequest,
): void {
  const { context, rows, adminIds, now } = seedContext;
  const { user, wallet, vault } = customer;
  const [requesterId = "", deciderId = ""] = adminIds;
  const [id, at] = [context.newId(), now - hoursAgo * hour];
  const decidedAt = state === "open" ? null : at + hour;
  const reason = "Anniversary bonus";
  const refusal = "Not eligible before one full year.";
  const balances = balancesOf(customer);
  const bonusBalance = add(balances.bonus, money(wallet.currency, 10_000));
  rows.add("approval_requests", {
    id,
    user_id: user.id,
    wallet_id: wallet.id,
    kind: "balances",
    subject: null,
    subject_version: null,
    amount_minor: null,
    currency: null,
    wanted: serializeRequest({ balances: { bonusBalance } }, balances),
    sealed_reason: vault.seal(reason, reasonAad(id)),
    sealed_decision: decidedAt === null ? null : vault.seal(refusal, decisionAad(id)),
    state,
    requester_id: requesterId,
    decider_id: decidedAt === null ? null : deciderId,
    created_at: at,
    decided_at: decidedAt,
    restores: null,
    lapses_at: null,
  });
  const line = { subject: `approval_request:${id}`, about: customer };
  addAuditLine(seedContext, {
    ...line,
    at,
    actorId: requesterId,
    action: "approval_request.created",
    reason,
  });
  if (decidedAt !== null)
    addAuditLine(seedContext, {
      ...line,
      at: decidedAt,
      actorId: deciderId,
      action: "approval_request.rejected",
      reason: refusal,
    });
}

const messages = [
  [2, "Lena Ortiz", "How long does a first withdrawal take, and which documents do you need?"],
  [26, "Marc-Antoine Dubé", "Bonjour,\n\npuis-je ouvrir un compte en euros depuis le Canada?"],
  [90, "O. Bello", "I'd like to close my account. Who should I contact?"],
  [200, "יעל כהן", "האם אפשר להפקיד בשקלים?"],
  [400, "Priya N.", "The EUR/JPY chart doesn't update on my phone. It's an old model."],
] as const;
/** Older ones were answered. */
const openHours = 48;

export function addMessages(seedContext: SeedContext): void {
  const { context, rows, random, adminIds, now } = seedContext;
  for (const [number, [hoursAgo, fullname, message]] of messages.entries()) {
    const [id, at] = [context.newId(), now - hoursAgo * hour];
    const email = `visitor${number + 1}@example.org`;
    const answeredAt = hoursAgo > openHours ? at + 20 * hour : null;
    rows.add("contact_messages", {
      id,
      sealed: sealMessage(context, id, { fullname, email, message }),
      state: answeredAt === null ? "open" : "answered",
      answered_at: answeredAt,
      created_at: at,
    });
    if (answeredAt === null) continue;
    const actorId = random.pick(adminIds);
    const subject = `contact:${id}`;
    addAuditLine(seedContext, { at: answeredAt, actorId, action: "contact.answered", subject });
  }
}
