// Crypto payments as tests speak of them: by the simulated gateway, or by one that does as it is told.
import { simulatedInvoicesIn } from "~server/features/crypto-payments/simulated-invoice-store";
import type { CryptoGateway } from "~server/features/crypto-payments/port";
import { momentOf } from "~server/features/markets/rules/moment";
import { quotesOf } from "~server/features/markets/rules/quotes";
import type { PayerAction } from "~server/features/crypto-payments/payer-rules";
import { simulatePayer, simulatedGateway } from "~server/adapters/crypto-gateway/simulated";
import { createApi } from "~server/backend";
import { createCoinLists } from "~server/features/crypto-payments/coin-lists";
import type { Context } from "~server/http/context";
import { deferredWork } from "~server/background/deferred-work";
import { CryptoPayment } from "~server/features/crypto-payments/schemas";
import type { TestPortal } from "../portal/backend";
import { Customer, password, read } from "../people/people";
import { SignedIn } from "~server/features/users/schemas";

/** What one bitcoin costs in the markets of this portal now, in dollars. */
export function bitcoinPrice({ context }: { context: Pick<Context, "now"> }): number {
  const { price } = quotesOf("crypto", momentOf(context.now())).find(
    ({ symbol }) => symbol === "BTCUSD",
  ) ?? { price: Number.NaN };
  return Number(price.toFixed(2));
}

/** The bitcoins that cost this many dollars now, rounded up to eight places. */
export function bitcoinsFor(portal: TestPortal, dollars: number): string {
  return String(Math.ceil((dollars * 1e8) / bitcoinPrice(portal)) / 1e8);
}

export const bitcoinOrder = { amount: "65.00", currency: "USD", cryptoCurrency: "BTC" };

export async function payByCrypto(customer: Customer, body: object = {}): Promise<CryptoPayment> {
  return read(
    CryptoPayment,
    await customer.post("/payments/crypto/create", { ...bitcoinOrder, ...body }),
  );
}

export async function paymentOf(
  customer: Customer,
  { cryptoOrderNumber }: Pick<CryptoPayment, "cryptoOrderNumber">,
): Promise<CryptoPayment> {
  return read(CryptoPayment, await customer.get(`/payments/crypto/${cryptoOrderNumber}`));
}

/** After so long that the session is over. */
export async function signedInAgain(
  portal: TestPortal,
  customer: Pick<Customer, "id" | "email">,
): Promise<Customer> {
  const { access_token: token } = read(
    SignedIn,
    await portal.visitor().post("/auth/login", { email: customer.email, password }),
  );
  return new Customer(portal.backend, { id: customer.id, email: customer.email, token });
}

/** Someone does this to the invoice; half a minute later the gateway may be asked again. */
export async function actAsPayer(
  portal: TestPortal,
  { cryptoOrderNumber }: CryptoPayment,
  move: PayerAction,
): Promise<void> {
  const { storage, now } = portal.context;
  if (
    !(await simulatePayer(simulatedInvoicesIn(storage.db), {
      orderNumber: cryptoOrderNumber,
      action: move,
      now: now(),
    }))
  )
    throw new Error("no such invoice");
  portal.advance({ minutes: 0.5 });
}

/** The portal's context with another gateway, which by default behaves as the simulated one; `settled` waits for what calls have left to be done. */
export function contextWith(
  portal: Pick<TestPortal, "context">,
  overrides: Partial<CryptoGateway>,
): Context & { settled(): Promise<void> } {
  const { context } = portal;
  const gateway = {
    ...simulatedGateway({ store: simulatedInvoicesIn(context.storage.db), now: context.now }),
    ...overrides,
  };
  const report = () => undefined;
  const { defer, done: settled } = deferredWork(report);
  return {
    ...context,
    report,
    defer,
    settled,
    crypto: { gateway, coins: createCoinLists({ gateway, now: context.now, report }) },
  };
}

/** The same customer at a portal with this gateway. */
export function withGateway(context: Context, customer: Customer): Customer {
  const api = createApi(context);
  return new Customer({ fetch: async (request) => api.fetch(request) }, customer);
}
