// Turns a reviewed draft into its transaction, once: the draft's ID is the idempotency key.
import type { draftOperations } from "./operations";
import { isEnded, draftsIn } from "../drafts/store";
import { cardsIn } from "../cards/store";
import { saveEnteredCard } from "../cards/add-card";
import { finishErasing } from "../documents/finish-erasing";
import { cryptoPaymentsIn } from "../crypto-payments/store";
import { openPayment, startPayment } from "../crypto-payments/start-payment";
import { coinOnOffer } from "../crypto-payments/coin-on-offer";
import { requestDeposit } from "../deposits/request-deposit";
import { openDestination } from "../withdrawals/destination";
import { holdWithdrawal, loadForWithdrawal } from "../withdrawals/hold-withdrawal";
import { frozenTermsOf, feeColumns, isSameFee } from "../ledger/amount-rules";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { DraftRow } from "../../database/rows/draft-row";
import type { TransactionRow } from "../../database/schema";
import type { Context } from "../../http/context";
import type { Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { payeeOf, presentDraft, quotedBy } from "./present-draft";
import { feeTermsFor } from "../fees/fee-terms";
import type { FeeRate } from "../../kernel/levels";
import { recordAudit } from "../audit/record-audit";
import { sessionAttempt, throttleAttempt } from "../sessions/sign-in-throttle";
import { sessionsIn } from "../sessions/store";
import { checkPassword } from "../sign-in/check-password";

type Confirmation = Call<typeof draftOperations.confirm>;
type ConfirmedTransaction = { readonly transactionId: string };

export const confirmDraft: Handler<typeof draftOperations.confirm> = async (call) => {
  const { context, actor, params } = call;
  const { db } = context.storage;
  const draft = await draftsIn(db).byId(params.id ?? "");
  if (!draft || draft.user_id !== actor.user.id) return refuse("not_found");
  const refusal =
    draft.transaction_id === null
      ? await confirm(call, draft)
      : await paymentRefusal(context, draft.transaction_id);
  if (refusal) return refusal;
  const confirmed = await draftsIn(db).byId(draft.id);
  return confirmed ? presentDraft(call, db, confirmed) : refuse("not_found");
};

/** Another request has confirmed the draft, and may still be waiting for the gateway. */
async function paymentRefusal(context: Context, transactionId: string): Promise<Refused | null> {
  const payment = await cryptoPaymentsIn(context.storage.db).ofTransaction(transactionId);
  const opened = payment && (await openPayment(context, payment.order_number));
  return isRefusal(opened) ? opened : null;
}

async function confirm(call: Confirmation, draft: DraftRow): Promise<Refused | null> {
  const once = { ...call, key: draft.id };
  await renewFee(call.context, draft);
  const made = await confirmationOf(draft.kind)(once, draft);
  return isRefusal(made) ? made : null;
}

type ConfirmDraft = (call: Confirmation, draft: DraftRow) => Promise<object | Refused>;

function confirmationOf(kind: string): ConfirmDraft {
  if (kind === "card_deposit") return depositByCard;
  return kind === "crypto_deposit" ? depositInCrypto : withdraw;
}

const depositByCard: ConfirmDraft = async (call, draft) => {
  let erased: string[] = [];
  const made = await command(call, async (db) => {
    const refusal = await refusalNow(call, db, draft);
    if (refusal) return refusal;
    const card = await cardsIn(db).byIdLocked(draft.card_id ?? "");
    if (card && card.unsaved_until !== null) erased = await saveEnteredCard(call, db, card);
    const row = await requestDeposit(call, db, {
      quoted: quotedBy(draft),
      description: draft.description,
      cardId: draft.card_id,
      feeTerms: frozenTermsOf(draft, draft.currency),
    });
    return recordResult(db, draft, row);
  });
  if (!isRefusal(made) && erased.length > 0) await finishErasing(call.context, erased);
  return made;
};

const depositInCrypto: ConfirmDraft = (call, draft) =>
  startPayment(
    call,
    async () => {
      const quoted = quotedBy(draft);
      return {
        quoted,
        coin: await coinOnOffer(call.context, draft.coin ?? "", quoted),
        description: draft.description,
        orderName: draft.order_name,
        feeTerms: frozenTermsOf(draft, draft.currency),
      };
    },
    async (db, transactionId) => {
      const refusal = await refusalNow(call, db, draft);
      if (refusal) return refusal;
      await draftsIn(db).confirm(draft.id, transactionId);
      return null;
    },
  );

const withdraw: ConfirmDraft = async (sent, draft) => {
  const { context } = sent;
  const typed = await checkTypedPassword(sent);
  if (isRefusal(typed)) return typed;
  const call = typed === null ? sent : { ...sent, actor: { ...sent.actor, confirmedAt: typed } };
  const method = draft.kind === "bank_withdrawal" ? "bank" : "crypto_payment";
  const { destination_sealed: sealed } = draft;
  const walletAddress =
    method === "bank" || sealed === null
      ? undefined
      : openDestination(context, { id: draft.id, sealed }).walletAddress;
  return command(call, async (db) => {
    const { funds, payees } = await loadForWithdrawal(call, db);
    const refusal = await refusalNow(call, db, draft);
    if (refusal) return refusal;
    if (!funds) return refuse("no_wallet");
    const row = await holdWithdrawal(call, db, {
      funds,
      payee: payeeOf(context, draft, payees),
      method,
      amount: amountOf(draft),
      description: draft.description,
      walletAddress,
      draft,
      code: call.body.code,
    });
    if (typed !== null && !isRefusal(row)) await recordStepUp(call, db, typed);
    return recordResult(db, draft, row);
  });
};

/** Checked inside the command, so that a draft that was confirmed in time stays confirmed, and none is confirmed as it changes. */
async function refusalNow(
  { context, body }: Confirmation,
  db: Db,
  draft: DraftRow,
): Promise<Refused | null> {
  const current = await draftsIn(db).byIdLocked(draft.id);
  if (!current) return refuse("not_found");
  if (isEnded(current)) return refuse("draft_ended");
  const { version = draft.version } = body;
  if (current.version !== draft.version || current.version !== version)
    return refuse("draft_changed");
  if (current.expires_at <= context.now()) return refuse("draft_expired");
  return (await newFeeTerms(context, db, current)) === undefined ? null : refuse("draft_changed");
}

async function recordResult(
  db: Db,
  draft: DraftRow,
  row: TransactionRow | Refused,
): Promise<ConfirmedTransaction | Refused> {
  if (isRefusal(row)) return row;
  await draftsIn(db).confirm(draft.id, row.id);
  return { transactionId: row.id };
}

type Settled = Pick<Context, "settings">;

/** A fee that has changed since its review; undefined if it hasn't. */
async function newFeeTerms(
  context: Settled,
  db: Db,
  draft: DraftRow,
): Promise<FeeRate | null | undefined> {
  const type = draft.kind.endsWith("withdrawal") ? "withdrawal" : "deposit";
  const terms = await feeTermsFor(context, db, draft, type);
  return isSameFee(terms, frozenTermsOf(draft, draft.currency)) ? undefined : terms;
}

/** A draft whose fee has changed gets the new one, and is reviewed again. In a database transaction of its own: the confirmation that notices the change is rolled back. */
async function renewFee(
  context: Settled & Pick<Context, "storage">,
  { id }: Pick<DraftRow, "id">,
): Promise<void> {
  const seen = await draftsIn(context.storage.db).byId(id);
  if (!seen || (await newFeeTerms(context, context.storage.db, seen)) === undefined) return;
  await context.storage.transaction(async (db) => {
    const draft = await draftsIn(db).byIdLocked(id);
    if (!draft || draft.transaction_id !== null) return;
    const terms = await newFeeTerms(context, db, draft);
    if (terms === undefined) return;
    await draftsIn(db).replace({
      ...draft,
      ...feeColumns(amountOf(draft), terms),
      version: draft.version + 1,
    });
  });
}

/** When the password beside the code was typed (UTC milliseconds); null if it wasn't. It counts like re-authentication, which would use up a code of its own. An API token can't re-authenticate. */
async function checkTypedPassword({
  context,
  actor,
  address,
  body,
}: Confirmation): Promise<number | null | Refused> {
  const { user, sessionId, scopes } = actor;
  const { password } = body;
  if (password === undefined || scopes !== null) return null;
  const attempt = sessionAttempt({ email: user.email, address }, sessionId);
  const refusal = await throttleAttempt(context, attempt, async () => {
    const checked = await checkPassword(context, user, password, attempt.requester);
    return checked?.refused === "wrong_credentials"
      ? refuse("wrong_credentials", { field: "password" })
      : checked;
  });
  // The code is checked with the rest.
  return refusal && refusal.refused !== "second_factor_needed" ? refusal : context.now();
}

/** In the database transaction that has checked the code, too. */
async function recordStepUp(call: Confirmation, db: Db, at: number): Promise<void> {
  const { user, sessionId } = call.actor;
  await sessionsIn(db).confirm(sessionId, at);
  await recordAudit(db, call, { action: "session.confirmed", subject: `user:${user.id}` });
}
