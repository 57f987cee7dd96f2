import type { draftOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { cardsIn } from "../cards/store";
import { bankDetailsIn } from "../bank-details/store";
import { draftsIn } from "../drafts/store";
import type { Draft } from "./schemas";
import type { DraftKind } from "../drafts/labels";
import { amountColumns } from "../../database/money-columns";
import { limits } from "../../kernel/limits";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { coinOnOffer } from "../crypto-payments/coin-on-offer";
import { quote } from "../movements/quote";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { freezeDestination } from "../bank-details/destination";
import { refusalOfDraft } from "./check-draft";
import { presentDraft } from "./present-draft";

type DraftCall = Call<typeof draftOperations.create>;

/** Stores a money form for review, after the same checks as the movement itself. */
export const createDraft: Handler<typeof draftOperations.create> = async (call) => {
  const tooMany = await consumeUnlessReplay(call, "draft", call.context.settings.rateLimits.drafts);
  if (tooMany) return tooMany;
  const quoted = await quote(call.context, call.actor.user.id, call.body);
  const coin = isRefusal(quoted)
    ? undefined
    : await coinOnOffer(call.context, call.body.cryptoCurrency, quoted);
  const made = await command(call, async (db) => {
    const { context, actor, body } = call;
    const [wallet, card] = await Promise.all([
      walletsIn(db).ofUser(actor.user.id),
      cardsIn(db).inUse(actor.user.id),
    ]);
    if (!wallet) return refuse("no_wallet");
    if (isRefusal(quoted)) return quoted;
    if (quoted.amount.currency !== wallet.currency) return refuse("changed_by_someone_else");
    const bankDetails = await bankDetailsIn(db).ofUser(actor.user.id);
    const refusal = await refusalOfDraft(call, db, {
      wallet,
      card,
      quoted,
      coin,
      hasBankDetails: bankDetails !== undefined,
    });
    if (refusal) return refusal;
    const id = context.newId();
    const now = context.now();
    const isBank = body.kind === "bank_withdrawal";
    const isCrypto = body.kind === "crypto_deposit";
    await draftsIn(db).insert({
      id,
      user_id: actor.user.id,
      kind: body.kind,
      ...amountColumns(quoted.amount),
      description: body.description ?? null,
      wallet_address: null,
      card_id: body.kind === "card_deposit" ? (card?.id ?? null) : null,
      coin: isCrypto ? (coin?.cid ?? null) : null,
      order_name: isCrypto ? (body.orderName ?? null) : null,
      transaction_id: null,
      destination_masked: null,
      destination_sealed: null,
      ...quoted.columns,
      created_at: now,
      expires_at: now + limits.draftMinutes * 60_000,
      ...(isWithdrawal(body.kind) &&
        freezeDestination(context, {
          id,
          bankDetails: isBank ? bankDetails : undefined,
          walletAddress: addressIn(call),
        })),
    });
    const row = await draftsIn(db).byId(id);
    return row ? withoutAddress(await presentDraft(call, db, row)) : refuse("not_found");
  });
  return isRefusal(made) ? made : { ...made, walletAddress: addressIn(call) };
};

const isWithdrawal = (kind: DraftKind) =>
  kind === "bank_withdrawal" || kind === "crypto_withdrawal";

function addressIn({ body }: DraftCall): string | undefined {
  return body.kind === "crypto_withdrawal" ? body.walletAddress : undefined;
}

// The stored input of a key is not encrypted; a replay has the address in its own input.
function withoutAddress({ walletAddress: _sealed, ...draft }: Draft): Omit<Draft, "walletAddress"> {
  return draft;
}
