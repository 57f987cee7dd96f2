import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { isConfirmed } from "../accounts/confirmed";
import { listSessions } from "../accounts/list-sessions";
import { presentPerson } from "../accounts/present-user";
import { listTokens } from "../api-tokens/list-tokens";
import { openBankDetails } from "../bank-details/sealed-block";
import type { Handler } from "../call";
import { presentCard } from "../cards/present-card";
import { presentPayment } from "../crypto-payments/present-payment";
import { presentDraft } from "../drafts/present-draft";
import { presentNotes } from "../notes/present-notes";
import { presentBlock } from "../reveals/present-block";
import { spendAllowance } from "../callers/spend-allowance";
import { presentTransaction } from "../transactions/present-transaction";
import { presentWalletOf } from "../wallets/present-wallet";
import { readActivity } from "./read-activity";
import { presentDocument, presentMessage } from "./present-held";

const notIncluded =
  "Left out because knowing them would let others act as you: your password, card number and CVV, and the secrets of codes and tokens. Left out because they are only hashes: counters of sign-ins and the networks you signed in from. Left out because they are confidential: notes that our staff write for each other.";

/** Everything that is held about the caller, in one piece. */
export const readPersonalData: Handler<Operations["users"]["personalData"]> = async (call) => {
  const { context, actor } = call;
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  const { store } = context.storage;
  const { id } = actor.user;
  const tooMany = await spendAllowance(context, {
    what: "personal-data",
    who: id,
    ...context.settings.allowances.personalData,
  });
  if (tooMany) return tooMany;
  const [wallet, card, bank, transactions, payments, drafts, documents, messages, notes] =
    await Promise.all([
      presentWalletOf(store, id),
      store.cards.inUse(id),
      store.bankDetails.ofUser(id),
      store.transactions.all(id),
      store.cryptoPayments.ofUser(id),
      store.drafts.ofUser(id),
      store.documents.all(id),
      store.outbox.ofUser(id),
      store.notes.sharedWith(id),
    ]);
  const cryptoPayments = await Promise.all(
    payments.map((payment) => presentPayment(context, payment)),
  );
  const { sessions } = await listSessions(call);
  const { apiTokens } = await listTokens(call);
  return {
    exportedAt: new Date(context.now()).toISOString(),
    notIncluded,
    profile: await presentPerson(store, actor.user),
    wallet: wallet ?? undefined,
    card: presentCard(card, context.now()),
    bankDetails: bank && presentBlock(openBankDetails(context.vault, bank)),
    transactions: transactions.map(presentTransaction),
    cryptoPayments: cryptoPayments.flatMap((payment) => payment ?? []),
    drafts: await Promise.all(drafts.map((row) => presentDraft(context, store, row))),
    documents: documents.map(presentDocument),
    sessions,
    apiTokens,
    messages: messages.map(presentMessage),
    notes: (await presentNotes(context, id, notes)).map(({ text, createdAt }) => ({
      text,
      createdAt,
    })),
    ...(await readActivity(context, id)),
  };
};
