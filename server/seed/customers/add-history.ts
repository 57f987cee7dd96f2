// Everything one customer did with money, in chronological order.
import { freezeDestination } from "../../features/withdrawals/destination";
import type { BankDetailsBlock } from "../../features/withdrawals/schemas";
import {
  accountIn,
  describeBankDetails,
  sealBankDetails,
} from "../../features/withdrawals/sealed-block";
import {
  bitcoinAccount,
  type PaymentAccount,
} from "../../features/payment-accounts/account-number";
import { convert } from "../../features/exchange-rates/rules";
import { simulatedRates } from "../../adapters/fx-rates/simulated";
import { isRefusal } from "../../kernel/refusal";
import { minorColumn } from "../../database/money-columns";
import { money, type Money } from "../../kernel/money";
import { addSeededCard } from "./add-card";
import { addCounterRows, addMovement, type SeededTransaction } from "./add-movement";
import { addPayment } from "./add-payment";
import { addPaymentAccount } from "./add-payment-account";
import { customerBankDetails } from "./countries";
import { addAuditLine, type SeedContext, type SeededCustomer } from "./seed-context";
import { day, hour } from "./moments";
import { movementSteps } from "./movement-steps";
import type { PlannedCustomer } from "./plan";
import type { PlannedMovement } from "./plan-movements";

/** Addresses that are public knowledge and that no one can spend from. */
const bitcoinAddresses = [
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  "1BitcoinEaterAddressDontSendf59kuE",
  "1CounterpartyXXXXXXXXXXXXXXXUWLpVr",
] as const;

interface Means {
  readonly cards: { readonly past: string | null; readonly inUse: string | null };
  readonly bank: { readonly block: BankDetailsBlock; readonly account: PaymentAccount } | undefined;
  readonly bitcoinAddress: string;
}

export async function addHistory(
  seedContext: SeedContext,
  customer: SeededCustomer,
  { index, movements }: PlannedCustomer,
): Promise<void> {
  const means = {
    cards: addCards(seedContext, customer, movements),
    bank: addBankDetails(seedContext, customer, { index, movements }),
    bitcoinAddress: seedContext.random.pick(bitcoinAddresses),
  };
  const rows: SeededTransaction[] = [];
  for (const movement of movements) {
    const amount = money(customer.wallet.currency, movement.minor);
    const { at, outcome } = movement;
    rows.push(
      movement.method === "gateway"
        ? addPayment(seedContext, customer, { at, amount, outcome })
        : await addDecided(seedContext, customer, movement, means),
    );
  }
  addCounterRows(seedContext, rows);
}

async function addDecided(
  seedContext: SeedContext,
  customer: SeededCustomer,
  movement: PlannedMovement,
  means: Means,
): Promise<SeededTransaction> {
  const { type, method, at, minor } = movement;
  const { context } = seedContext;
  const id = context.newId();
  const amount = money(customer.wallet.currency, minor);
  const steps = movementSteps(seedContext, customer, movement);
  if (method === "by hand")
    return addMovement(
      seedContext,
      customer,
      {
        id,
        type,
        action: movement.action ?? "transfer",
        payment_method: null,
        description: movement.description ?? null,
        amount,
      },
      steps,
    );
  if (method === "card") {
    const { past, inUse } = means.cards;
    const card_id = movement.outcome === "waiting" ? inUse : (past ?? inUse);
    const paid = movement.isConverted ? await converted(minor, amount, at) : { amount };
    const how = { action: "funding", payment_method: "card" } as const;
    return addMovement(seedContext, customer, { id, type, ...how, card_id, ...paid }, steps);
  }
  const isBank = method === "bank";
  const destination = freezeDestination(context, {
    id,
    bankDetails: isBank ? means.bank?.block : undefined,
    walletAddress: isBank ? undefined : means.bitcoinAddress,
  });
  const account = isBank ? means.bank?.account : bitcoinAccount(means.bitcoinAddress);
  const payment_account_id = account
    ? addPaymentAccount(seedContext, customer, { account, at })
    : null;
  const action = isBank ? "bank_withdrawal" : "crypto_payment";
  const payment_method = isBank ? "bank" : "crypto_payment";
  const row = addMovement(
    seedContext,
    customer,
    { id, type, action, payment_method, amount, payment_account_id, ...destination },
    steps,
  );
  const approval = steps.find(({ status }) => status === "successful");
  if (approval)
    seedContext.payouts.push({
      customer,
      row,
      approvedAt: approval.at,
      actorId: approval.actorId,
      returnedAt: row.status === "failed" ? row.updated_at : null,
    });
  return row;
}

/** Paid in euros to a wallet in dollars, and in dollars to any other. */
async function converted(minor: number, { currency }: Money, at: number) {
  const from = currency === "USD" ? "EUR" : "USD";
  const { rate, source, asOf } = await simulatedRates(() => at).rate(from, currency);
  const paid = money(from, minor);
  const amount = convert(paid, currency, rate);
  if (isRefusal(amount)) throw new RangeError("the plan has an amount of zero");
  return {
    amount,
    source_amount_minor: minorColumn(paid),
    source_currency: from,
    rate,
    rate_source: source,
    rate_as_of: asOf,
  } as const;
}

/** One card for all reviewed deposits, replaced by a new one if a deposit is pending. */
function addCards(
  seedContext: SeedContext,
  customer: SeededCustomer,
  movements: readonly PlannedMovement[],
) {
  const uses = movements.filter(({ method }) => method === "card");
  const first = uses.find(({ outcome }) => outcome !== "waiting");
  const waiting = uses.find(({ outcome }) => outcome === "waiting");
  const last = uses.findLast(({ outcome }) => outcome !== "waiting");
  const isRemoved = waiting !== undefined || seedContext.random.percent(50);
  const removedAt = isRemoved ? (last?.endedAt ?? 0) + 2 * day : null;
  const past =
    first &&
    addSeededCard(seedContext, customer, {
      depositAt: first.at,
      decidedAt: first.endedAt,
      removedAt,
    });
  const inUse =
    waiting &&
    addSeededCard(seedContext, customer, {
      depositAt: waiting.at,
      decidedAt: null,
      removedAt: null,
    });
  return { past: past ?? null, inUse: inUse ?? null };
}

function addBankDetails(
  seedContext: SeedContext,
  customer: SeededCustomer,
  { index, movements }: Pick<PlannedCustomer, "index" | "movements">,
): Means["bank"] {
  const first = movements.find(({ method }) => method === "bank");
  if (!first) return undefined;
  const { user } = customer;
  const block = customerBankDetails(user, String(index + 10));
  const at = first.at - hour;
  const row = {
    user_id: user.id,
    region: block.region,
    sealed: sealBankDetails(seedContext.context.vault, user.id, block),
    usable_from: null,
    added_at: at,
    updated_at: at,
    payee_id: seedContext.context.newId(),
    label: null,
    labeled_at: at,
  };
  seedContext.rows.add("bank_details", row);
  const account = accountIn(block);
  addPaymentAccount(seedContext, customer, { account, at });
  addAuditLine(seedContext, {
    at,
    actorId: user.id,
    action: "bank_details.saved",
    subject: `user:${user.id}`,
    about: customer,
    after: describeBankDetails(block, seedContext.context.settings.language),
  });
  return { block, account };
}
