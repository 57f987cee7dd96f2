import type { Endpoints } from "../../contract/endpoints";
import type { Draft } from "../../contract/schemas/drafts";
import { limits } from "../../contract/values/limits";
import { checkCardDeposit } from "../../domain/deposits";
import { isRefusal, refuse } from "../../domain/refusal";
import { checkWithdrawal } from "../../domain/withdrawals";
import type { CardRow, WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { personOf } from "../accounts/person-of";
import type { Call, Handler } from "../call";
import { command } from "../command";
import { quote, type Quote } from "../rates/conversion";
import { spendUnlessRepeated } from "../spend-allowance";
import { freezeDestination, targetOf } from "../wallets/destination";
import { presentDraft } from "./present-draft";

type DraftCall = Call<Endpoints["drafts"]["create"]>;

/** Keeps a money form for its review, after the same checks that the movement itself will face. */
export const createDraft: Handler<Endpoints["drafts"]["create"]> = async (call) => {
  const tooMany = await spendUnlessRepeated(call, "draft", call.context.settings.allowances.drafts);
  if (tooMany) return tooMany;
  const quoted = await quote(call.context, call.actor.user.id, call.body);
  const made = await command(call, async (store) => {
    const { context, actor, body } = call;
    const [wallet, card] = await Promise.all([store.wallets.ofUser(actor.user.id), store.cards.inUse(actor.user.id)]);
    if (!wallet) return refuse("no_wallet");
    if (isRefusal(quoted)) return quoted;
    if (quoted.currency !== wallet.currency) return refuse("changed_by_someone_else");
    const bankDetails = await store.bankDetails.ofUser(actor.user.id);
    const refusal = await refusalOf(call, store, { wallet, card, quoted, hasBankDetails: bankDetails !== undefined });
    if (refusal) return refusal;
    const id = context.newId();
    const now = context.now();
    const isBank = body.kind === "bank_withdrawal";
    await store.drafts.insert({
      id,
      user_id: actor.user.id,
      kind: body.kind,
      amount_minor: Number(quoted.amountMinor),
      currency: wallet.currency,
      description: body.description ?? null,
      wallet_address: null,
      card_id: body.kind === "card_deposit" ? (card?.id ?? null) : null,
      destination_masked: null,
      destination_sealed: null,
      ...quoted.columns,
      created_at: now,
      expires_at: now + limits.draftMinutes * 60_000,
      ...(body.kind !== "card_deposit" && freezeDestination(context, { id, bankDetails: isBank ? bankDetails : undefined, walletAddress: addressIn(call) })),
    });
    const row = await store.drafts.byId(id);
    return row ? withoutAddress(await presentDraft(context, store, row)) : refuse("not_found");
  });
  return isRefusal(made) ? made : { ...made, walletAddress: addressIn(call) };
};

function addressIn({ body }: DraftCall): string | undefined {
  return body.kind === "crypto_withdrawal" ? body.walletAddress : undefined;
}

// What a key remembers lies in clear; a replay finds the address in its own input.
function withoutAddress({ walletAddress: _sealed, ...draft }: Draft): Omit<Draft, "walletAddress"> {
  return draft;
}

interface Held {
  wallet: WalletRow;
  card: CardRow | undefined;
  quoted: Quote;
  hasBankDetails: boolean;
}

async function refusalOf({ context, actor, body }: DraftCall, store: Store, { wallet, card, quoted, hasBankDetails }: Held) {
  const common = {
    person: personOf(actor.user),
    amountMinor: quoted.amountMinor,
    maximumMinor: BigInt(limits.movementMaximumMinor),
  };
  if (body.kind === "card_deposit") {
    const { areCardDepositsOn } = context.settings;
    return checkCardDeposit({ ...common, areCardDepositsOn, cardExpiry: card?.expiry ?? null, now: context.now() });
  }
  if (quoted.columns.source_currency !== null) return refuse("validation_failed", { field: "currency" });
  const balances = await store.wallets.balances(wallet.id);
  return checkWithdrawal({
    ...common,
    availableMinor: balances.available,
    requiresKyc: context.settings.requiresKycToWithdraw,
    target: targetOf(body.kind === "bank_withdrawal" ? "bank" : "crypto_payment", { hasBankDetails, walletAddress: body.walletAddress }),
  });
}
