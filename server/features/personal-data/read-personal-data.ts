import { messagesIn } from "../../locales/messages";
import type { personalDataOperations } from "./operations";
import { bankLinesIn } from "../bank-statements/line-store";
import { presentTransfer } from "../bank-statements/present-line";
import { cardsIn } from "../cards/store";
import { transactionsIn } from "../ledger/transaction-store";
import { cryptoPaymentsIn } from "../crypto-payments/store";
import { expectedDepositsIn } from "../bank-transfers/expected-deposit-store";
import { presentExpectedDeposit } from "../bank-transfers/present-expected-deposit";
import { draftsIn } from "../drafts/store";
import { documentsIn } from "../documents/store";
import { presentEmailChange, presentFormerEmails } from "../email/present-email-change";
import { outboxIn } from "../email/store";
import { notesIn } from "../notes/store";
import { listSessions } from "../sessions/list-sessions";
import { nameRequestsOf } from "../names/present-name-request";
import { presentPerson } from "../profiles/present-user";
import { listTokens } from "../api-tokens/manage-tokens";
import { loadPayees, isDefaultAccount, type SavedPayee } from "../withdrawals/load-payees";
import type { Handler } from "../../http/call";
import { presentCard } from "../cards/present-card";
import { presentPayment } from "../crypto-payments/present-payment";
import { presentDraft } from "../draft-confirmation/present-draft";
import { presentNotes } from "../notes/present-notes";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { presentTransaction } from "../ledger/present-transaction";
import { presentWalletOf } from "../ledger/present-wallet";
import { readActivity } from "./read-activity";
import { limitRaisesIn, raiseIn } from "../movement-limits/raise-store";
import { presentBlock, presentInFull } from "../withdrawals/present-bank-details";
import type { PersonalData } from "./schemas";
import type { OutboxRow } from "../../database/rows/mail-rows";
import type { LimitRaiseRow } from "../../database/rows/limit-raise-row";
import type { DocumentRow, UserRow } from "../../database/schema";
import { numberOf } from "../../kernel/money";
import { documentAddress } from "../documents/document-response";

/** All data about the caller in one response. */
export const readPersonalData: Handler<typeof personalDataOperations.personalData> = async (
  call,
) => {
  const { context, actor, locale } = call;
  const { db } = context.storage;
  const { id } = actor.user;
  const tooMany = await consumeRateLimit(context, {
    what: "personal-data",
    who: id,
    ...context.settings.rateLimits.personalData,
  });
  if (tooMany) return tooMany;
  const [
    wallet,
    card,
    payees,
    transactions,
    payments,
    expected,
    drafts,
    documents,
    messages,
    notes,
    transfers,
  ] = await Promise.all([
    presentWalletOf(db, id),
    cardsIn(db).inUse(id),
    loadPayees(context, db, id),
    transactionsIn(db).all(id),
    cryptoPaymentsIn(db).ofUser(id),
    expectedDepositsIn(db).ofUser(id),
    draftsIn(db).ofUser(id),
    documentsIn(db).all(id),
    outboxIn(db).ofUser(id),
    notesIn(db).sharedWith(id),
    bankLinesIn(db).creditedTo(id),
  ]);
  const cryptoPayments = await Promise.all(
    payments.map((payment) => presentPayment(call, payment)),
  );
  const { sessions } = await listSessions(call);
  const { apiTokens } = await listTokens(call);
  return {
    exportedAt: new Date(context.now()).toISOString(),
    notIncluded: messagesIn(call.locale, "personalData")("notIncluded"),
    ...(await presentProfile(call)),
    wallet: wallet ?? undefined,
    card: presentCard(card, context.now()),
    bankDetails: presentDefaultAccount(payees),
    payees: payees.map(presentStoredPayee),
    transactions: transactions.map((row) => presentTransaction(row, locale)),
    cryptoPayments: cryptoPayments.flatMap((payment) => payment ?? []),
    depositReference: actor.user.deposit_reference ?? undefined,
    expectedDeposits: expected.map(presentExpectedDeposit),
    bankTransfers: transfers.map((row) => presentTransfer(context.vault, row)),
    drafts: await Promise.all(drafts.map((row) => presentDraft(call, db, row))),
    documents: documents.map(presentStoredDocument),
    sessions,
    apiTokens,
    messages: messages.map(presentStoredMessage),
    notes: (await presentNotes(context, id, notes)).map(({ text, createdAt }) => ({
      text,
      createdAt,
    })),
    ...(await readActivity(call, id)),
  };
};

async function presentProfile(call: Parameters<typeof readPersonalData>[0]) {
  const { context, actor } = call;
  const { db } = context.storage;
  const { user } = actor;
  return {
    pendingEmail: (await presentEmailChange(context, db, user)).pending,
    formerEmails: await presentFormerEmails(context, db, user),
    nameRequests: await nameRequestsOf(context, db, user.id),
    profile: await presentPerson(db, user, call),
    limitRaises: (await limitRaisesIn(db).inForceOf(user.id, context.now())).map(
      presentStoredRaise,
    ),
    acceptances: presentAcceptances(user),
  };
}

function presentDefaultAccount(payees: readonly SavedPayee[]): PersonalData["bankDetails"] {
  const account = payees.find(isDefaultAccount);
  return account && presentBlock(account.bankDetails);
}

function presentStoredPayee(payee: SavedPayee): PersonalData["payees"][number] {
  return {
    id: payee.id,
    label: payee.label ?? undefined,
    ...presentInFull(payee),
    isDefault: payee.isDefault,
    createdAt: new Date(payee.addedAt).toISOString(),
  };
}

/** The terms and the risk warning are accepted together, and share a version. */
function presentAcceptances({
  terms_version: version,
  terms_accepted_at: acceptedAt,
}: UserRow): PersonalData["acceptances"] {
  if (version === null || acceptedAt === null) return [];
  const at = new Date(acceptedAt).toISOString();
  return (["terms", "risk_warning"] as const).map((text) => ({ text, version, acceptedAt: at }));
}

function presentStoredDocument(row: DocumentRow): PersonalData["documents"][number] {
  return {
    id: row.id,
    purpose: row.purpose,
    documentType: row.document_type ?? undefined,
    fileName: row.file_name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    createdAt: new Date(row.created_at).toISOString(),
    documentUrl: documentAddress(row.id),
  };
}

/** The text of an email is encrypted until it is sent, and deleted afterwards. */
function presentStoredMessage({
  kind,
  state,
  created_at,
}: OutboxRow): PersonalData["messages"][number] {
  return { kind, status: state, createdAt: new Date(created_at).toISOString() };
}

function presentStoredRaise(row: LimitRaiseRow): PersonalData["limitRaises"][number] {
  const { day, thirtyDays, until } = raiseIn(row);
  return {
    direction: row.direction,
    currency: row.currency,
    day: day ? numberOf(day) : undefined,
    thirtyDays: thirtyDays ? numberOf(thirtyDays) : undefined,
    until: new Date(until).toISOString(),
    raisedAt: new Date(row.raised_at).toISOString(),
  };
}
