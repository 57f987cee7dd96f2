import type { Operations } from "../../contract/operations";
import type { Draft, DraftKind } from "../../contract/schemas/drafts";
import { limits } from "../../contract/values/limits";
import { isRefusal, refuse } from "../../domain/refusal";
import type { Call, Handler } from "../call";
import { command } from "../command";
import { coinOnOffer } from "../crypto-payments/coin-on-offer";
import { quote } from "../rates/conversion";
import { spendUnlessRepeated } from "../callers/spend-allowance";
import { freezeDestination } from "../wallets/destination";
import { refusalOfDraft } from "./draft-rules";
import { presentDraft } from "./present-draft";

type DraftCall = Call<Operations["drafts"]["create"]>;

/** Keeps a money form for its review, after the same checks that the movement itself will face. */
export const createDraft: Handler<Operations["drafts"]["create"]> = async (call) => {
  const tooMany = await spendUnlessRepeated(call, "draft", call.context.settings.allowances.drafts);
  if (tooMany) return tooMany;
  const quoted = await quote(call.context, call.actor.user.id, call.body);
  const coin = isRefusal(quoted)
    ? undefined
    : await coinOnOffer(call.context, call.body.cryptoCurrency, quoted);
  const made = await command(call, async (store) => {
    const { context, actor, body } = call;
    const [wallet, card] = await Promise.all([
      store.wallets.ofUser(actor.user.id),
      store.cards.inUse(actor.user.id),
    ]);
    if (!wallet) return refuse("no_wallet");
    if (isRefusal(quoted)) return quoted;
    if (quoted.currency !== wallet.currency) return refuse("changed_by_someone_else");
    const bankDetails = await store.bankDetails.ofUser(actor.user.id);
    const refusal = await refusalOfDraft(call, store, {
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
    await store.drafts.insert({
      id,
      user_id: actor.user.id,
      kind: body.kind,
      amount_minor: Number(quoted.amountMinor),
      currency: wallet.currency,
      description: body.description ?? null,
      wallet_address: null,
      card_id: body.kind === "card_deposit" ? (card?.id ?? null) : null,
      coin: isCrypto ? (coin?.cid ?? null) : null,
      order_name: isCrypto ? (body.orderName ?? null) : null,
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
    const row = await store.drafts.byId(id);
    return row ? withoutAddress(await presentDraft(context, store, row)) : refuse("not_found");
  });
  return isRefusal(made) ? made : { ...made, walletAddress: addressIn(call) };
};

const isWithdrawal = (kind: DraftKind) =>
  kind === "bank_withdrawal" || kind === "crypto_withdrawal";

function addressIn({ body }: DraftCall): string | undefined {
  return body.kind === "crypto_withdrawal" ? body.walletAddress : undefined;
}

// What a key remembers lies in clear; a replay finds the address in its own input.
function withoutAddress({ walletAddress: _sealed, ...draft }: Draft): Omit<Draft, "walletAddress"> {
  return draft;
}
