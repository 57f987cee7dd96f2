// What a deposit form is checked with before it is sent, and where its tabs lead.
import { redirect } from "@remix-run/node";
import { PaidCurrency } from "~server/features/exchange-rates/schemas";
import type { CardFacts, DepositFacts } from "~server/features/deposits/form-schemas";
import { foldDigits } from "~server/kernel/digits";
import { localeOf } from "~/platform/locale.server";
import { readTypedAmount } from "~server/kernel/typed-amount";
import { api } from "~/platform/api/api.server";
import { paths } from "~/platform/paths";
import { portalMode } from "~/platform/settings.server";
import { tabField } from "./deposit-tabs";

/** What was sent by a form, in either way. */
type Sent = Pick<FormData | URLSearchParams, "get">;

const textOf = (form: Sent, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

export const chosenCurrency = (form: Sent) => PaidCurrency.safeParse(textOf(form, "currency")).data;

export async function depositFacts(request: Request, form: FormData): Promise<DepositFacts> {
  const { wallets } = api(request);
  const [held, charged] = await Promise.all([wallets.mine(), wallets.fees()]);
  if (!held.ok) return {};
  const fees = charged.ok ? charged.value : undefined;
  const { currency } = held.value;
  const from = chosenCurrency(form) ?? currency;
  if (from === currency) return { currency, fees };
  const rate = await api(request).rates.get({ query: { from, to: currency } });
  return { currency, fees, rate: rate.ok ? rate.value.rate : undefined };
}

export const cardFacts = (): CardFacts => ({
  isDemo: portalMode() === "demo",
  now: Date.now(),
});

/** Another tab was pressed: it opens with the amount, as far as that can be read. */
export function leaveToTab(request: Request, form: Sent): void {
  const tab = textOf(form, tabField);
  if (tab !== "card" && tab !== "crypto" && tab !== "bank") return;
  const currency = chosenCurrency(form);
  const read = readTypedAmount(foldDigits(textOf(form, "amount")), currency, localeOf(request));
  const amount = read.is === "amount" ? read.decimal : undefined;
  if (tab === "bank") throw redirect(paths.customer.bankTransfer({ amount, currency }), 303);
  const hrefOf = tab === "card" ? paths.customer.deposit : paths.customer.cryptoDeposit;
  throw redirect(hrefOf(undefined, { amount, currency }), 303);
}
