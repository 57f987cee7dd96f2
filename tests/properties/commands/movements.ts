// What customers do with their wallets: cards, bank details, deposits, withdrawals.
import fc from "fast-check";
import { cardForm } from "../../support/inputs/inputs";
import { converted, decimal, userAt, type Currency, type Model, type Paid } from "../model";
import { isWithinFee } from "../fees";
import { isWithinLimits } from "../limits";
import { chosen, destinations, payableFrom, payeeSerial, type Choice } from "../payees";
import { add } from "../rules";
import type { Command, Ids } from "../step";
import { amount, anyUser, centsOf, isAmount } from "./drawn";
import { choiceOf, drawnChoice } from "./payees";

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
      const paid = paidBy(model, who, centsOf(model, who, { wanted, kind: "deposit" }), currency);
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
  .record({ who: anyUser, wanted: amount, drawn: drawnChoice })
  .map(({ who, wanted, drawn }): Command => ({
    stepIn(model, serial) {
      const cents = centsOf(model, who, { wanted, kind: "withdrawal" });
      const choice = choiceOf(userAt(model, who).payees, drawn);
      const isTyped = choice.by === "address";
      return {
        by: who,
        makes: serial,
        text: `${userAt(model, who).name} withdraws ${decimal(cents)} to ${describeChoice(choice)}`,
        send(ids) {
          const body = (sum: number) => ({
            amount: decimal(sum),
            ...sentChoice(choice, who, ids),
            ...(isTyped && { paymentMethod: "crypto_payment" }),
          });
          const path = isTyped ? "/wallets/withdraw" : "/wallets/withdrawal/request";
          return { method: "POST", path, body: body(cents), otherBody: body(cents + 1) };
        },
        apply(next) {
          const to = chosen(next, who, choice);
          return (
            to !== undefined &&
            canWithdraw(next, who, cents) &&
            add(next, {
              serial,
              owner: who,
              kind: "withdrawal",
              cents,
              to,
              payableFrom: payableFrom(next, who, { to }),
            })
          );
        },
      };
    },
  }));

export const describeChoice = (choice: Choice): string =>
  choice.by === "the default account" ? choice.by : `${choice.by} ${choice.to}`;

/** How a call names it. */
export function sentChoice(
  choice: Choice,
  who: number,
  ids: Ids,
): Readonly<Record<string, string>> {
  if (choice.by === "the default account") return {};
  return choice.by === "payee"
    ? { payeeId: ids(payeeSerial(who, choice.to)) }
    : destinations[choice.to].details;
}

export function canDeposit(model: Model, who: number, cents: number): boolean {
  const { account, card, balances } = userAt(model, who);
  return (
    account === "active" &&
    balances !== null &&
    isAmount(cents) &&
    !isWithinFee(model, who, "deposit", cents) &&
    card !== null &&
    !card.isExpired &&
    isWithinLimits(model, { who, kind: "deposit" }, cents)
  );
}

export function canWithdraw(model: Model, who: number, cents: number): boolean {
  const { account, balances } = userAt(model, who);
  return (
    account === "active" &&
    balances !== null &&
    isAmount(cents) &&
    cents <= balances.available &&
    !isWithinFee(model, who, "withdrawal", cents) &&
    isWithinLimits(model, { who, kind: "withdrawal" }, cents)
  );
}

export const movements: fc.WeightedArbitrary<Command>[] = [
  { weight: 1, arbitrary: saveCard },
  { weight: 1, arbitrary: removeCard },
  { weight: 8, arbitrary: topUp },
  { weight: 10, arbitrary: withdraw },
];
