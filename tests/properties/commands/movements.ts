// What customers do with their wallets: cards, bank details, deposits, withdrawals.
import fc from "fast-check";
import { bankOfHana, bitcoinAddress, cardForm } from "../../support/inputs/inputs";
import { converted, decimal, userAt, type Currency, type Model, type Paid } from "../model";
import { isWithinFee } from "../fees";
import { add } from "../rules";
import type { Command } from "../step";
import { amount, anyUser, centsOf, isAmount } from "./drawn";

/** The month after which it is worth nothing, as cards have it. */
export const expiredCard = "01/20";

const saveCard = fc
  .record({ who: anyUser, isExpired: fc.constantFrom(false, false, false, true) })
  .map(({ who, isExpired }): Command => ({
    stepIn: (model, serial) => ({
      by: who,
      text: `${userAt(model, who).name} saves ${isExpired ? "an expired" : "a"} card`,
      send: () => ({
        method: "POST",
        path: "/wallets/card/add",
        body: cardForm({ expiryDate: isExpired ? expiredCard : "12/39" }),
      }),
      apply(next) {
        const user = userAt(next, who);
        next.audited += user.card ? 2 : 1;
        user.card = { serial, isExpired };
        return true;
      },
    }),
  }));

const removeCard = anyUser.map((who): Command => ({
  stepIn: (model) => ({
    by: who,
    text: `${userAt(model, who).name} removes the card`,
    send: () => ({ method: "DELETE", path: "/wallets/card/remove" }),
    apply(next) {
      const user = userAt(next, who);
      next.audited += user.card ? 1 : 0;
      user.card = null;
      return true;
    },
  }),
}));

const saveBank = anyUser.map((who): Command => ({
  stepIn: (model) => ({
    by: who,
    text: `${userAt(model, who).name} saves bank details`,
    send: () => ({ method: "POST", path: "/wallets/bank-details/add", body: bankOfHana }),
    apply(next) {
      userAt(next, who).hasBank = true;
      next.audited += 1;
      return true;
    },
  }),
}));

export const paidIn = fc.constantFrom(
  undefined,
  undefined,
  undefined,
  "USD" as const,
  "EUR" as const,
  "GBP" as const,
);

const topUp = fc
  .record({
    who: anyUser,
    wanted: amount,
    paidIn,
    shown: fc.constantFrom(
      "unsaid" as const,
      "unsaid" as const,
      "present" as const,
      "past" as const,
    ),
  })
  .map(({ who, wanted, paidIn: currency, shown }): Command => ({
    stepIn(model, serial) {
      const paid = paidBy(model, who, centsOf(model, who, wanted), currency);
      const rate = shownRate(model, who, paid, shown);
      const body = (sum: number) => ({
        amount: decimal(sum),
        paymentMethod: "card",
        ...(currency && { currency }),
        ...(rate && { rate: (rate / 1_000_000).toFixed(6) }),
      });
      return {
        by: who,
        makes: serial,
        text: `${userAt(model, who).name} deposits ${decimal(paid.cents)} ${paid.currency} by card${rate ? ` at ${rate / 1_000_000}` : ""}`,
        send: () => ({
          method: "POST",
          path: "/wallets/top-up",
          body: body(paid.cents),
          otherBody: body(paid.cents + 1),
        }),
        apply(next) {
          const to = userAt(next, who).currency;
          const cents = converted(next, paid, to);
          return (
            shown !== "past" &&
            canDeposit(next, who, cents) &&
            add(next, { serial, owner: who, kind: "deposit", cents, isFixed: paid.currency !== to })
          );
        },
      };
    },
  }));

export function paidBy(
  model: Model,
  who: number,
  cents: number,
  currency: Currency | undefined,
): Paid {
  return { cents, currency: currency ?? userAt(model, who).currency };
}

/** The rate that the customer says they were shown; a past one is another than that of now. */
function shownRate(
  model: Model,
  who: number,
  { currency }: Paid,
  shown: "unsaid" | "present" | "past",
): number | undefined {
  const now = model.rates[currency + userAt(model, who).currency] ?? 1_000_000;
  if (shown === "unsaid") return undefined;
  return shown === "present" ? now : now + 1;
}

const withdraw = fc
  .record({
    who: anyUser,
    wanted: amount,
    method: fc.constantFrom("bank" as const, "crypto_payment" as const),
  })
  .map(({ who, wanted, method }): Command => ({
    stepIn(model, serial) {
      const cents = centsOf(model, who, wanted);
      const body = (sum: number) => ({
        amount: decimal(sum),
        ...(method === "crypto_payment" && {
          walletAddress: bitcoinAddress,
          paymentMethod: method,
        }),
      });
      const path = method === "bank" ? "/wallets/withdrawal/request" : "/wallets/withdraw";
      return {
        by: who,
        makes: serial,
        text: `${userAt(model, who).name} withdraws ${decimal(cents)} by ${method}`,
        send: () => ({ method: "POST", path, body: body(cents), otherBody: body(cents + 1) }),
        apply: (next) =>
          canWithdraw(next, who, cents, method) &&
          add(next, { serial, owner: who, kind: "withdrawal", cents }),
      };
    },
  }));

export function canDeposit(model: Model, who: number, cents: number): boolean {
  const { account, card, balances } = userAt(model, who);
  return (
    account === "active" &&
    balances !== null &&
    isAmount(cents) &&
    !isWithinFee(model, who, "deposit", cents) &&
    card !== null &&
    !card.isExpired
  );
}

export function canWithdraw(
  model: Model,
  who: number,
  cents: number,
  method: "bank" | "crypto_payment",
): boolean {
  const { account, hasBank, balances } = userAt(model, who);
  return (
    account === "active" &&
    balances !== null &&
    isAmount(cents) &&
    cents <= balances.available &&
    !isWithinFee(model, who, "withdrawal", cents) &&
    (method !== "bank" || hasBank)
  );
}

export const movements: fc.WeightedArbitrary<Command>[] = [
  { weight: 1, arbitrary: saveCard },
  { weight: 1, arbitrary: removeCard },
  { weight: 1, arbitrary: saveBank },
  { weight: 8, arbitrary: topUp },
  { weight: 10, arbitrary: withdraw },
];
