// Crypto deposits: requested by a customer, paid at the gateway, credited on its word alone.
import fc from "fast-check";
import {
  converted,
  decimal,
  userAt,
  type Model,
  type Payment,
  type Report,
  type Status,
} from "../model";
import { isWithinLimits } from "../limits";
import { add, change, endRequests, flagOf, isOpen, reportNow } from "../rules";
import type { Command } from "../step";
import { amount, anyUser, centsOf, isAmount } from "./drawn";
import { paidBy, paidIn } from "./movements";

const dayInMinutes = 24 * 60;
/** Above every coin's least payment in every currency. */
const enough = 5_000;

const askForCoins = fc
  .record({
    who: anyUser,
    wanted: amount,
    paidIn,
    coin: fc.constantFrom("BTC", "LTC", "BTC", "DOGE"),
  })
  .map(({ who, wanted, paidIn: currency, coin }): Command => ({
    stepIn(model, serial) {
      const paid = paidBy(
        model,
        who,
        Math.max(enough, centsOf(model, who, { wanted, kind: "deposit" })),
        currency,
      );
      const body = (sum: number) => ({
        amount: decimal(sum),
        cryptoCurrency: coin,
        ...(currency && { currency }),
      });
      return {
        by: who,
        makes: serial,
        text: `${userAt(model, who).name} asks to pay ${decimal(paid.cents)} ${paid.currency} in ${coin}`,
        send: () => ({
          method: "POST",
          path: "/payments/crypto/create",
          body: body(paid.cents),
          otherBody: body(paid.cents + 1),
        }),
        apply(next) {
          const user = userAt(next, who);
          const cents = converted(next, paid, user.currency);
          // DOGE is under maintenance.
          const isAllowed =
            user.account === "active" &&
            isAmount(paid.cents) &&
            isAmount(cents) &&
            coin !== "DOGE" &&
            isWithinLimits(next, { who, kind: "deposit" }, cents);
          if (
            !isAllowed ||
            !add(next, { serial, owner: who, kind: "deposit", cents, isFixed: true })
          )
            return false;
          const nothing: Report = { stage: "new", halves: 0, paidAt: null };
          next.payments.push({
            serial,
            owner: who,
            expiresAt: next.clock + dayInMinutes,
            atGateway: nothing,
            atPortal: { ...nothing },
            askedAt: null,
            flag: null,
          });
          return true;
        },
      };
    },
  }));

export const gatewayMoves = [
  "show_payment",
  "pay_in_full",
  "pay_half",
  "pay_too_much",
  "expire",
  "fail",
] as const;
export type GatewayMove = (typeof gatewayMoves)[number];

/** What a payer does at the gateway. */
export function pay(model: Model, serial: string, move: GatewayMove): void {
  const payment = model.payments.find((one) => one.serial === serial);
  if (!payment) return;
  const { atGateway } = payment;
  const paidAt =
    atGateway.stage === "expired" ? Math.max(model.clock, payment.expiresAt) : model.clock;
  const changes: Record<GatewayMove, Partial<Report>> = {
    show_payment: { stage: "pending", halves: 2, paidAt },
    pay_in_full: { stage: "completed", halves: 2, paidAt },
    pay_half: { stage: "pending", halves: 1 },
    pay_too_much: { stage: "completed", halves: 3, paidAt },
    expire: { stage: "expired" },
    fail: { stage: "error" },
  };
  Object.assign(atGateway, changes[move]);
}

/** What the portal makes of a payment when it asks, which it does once a minute at most. */
export function refreshGateway(model: Model, serial: string): void {
  const payment = model.payments.find((one) => one.serial === serial);
  if (!payment || payment.askedAt === model.clock) return;
  payment.askedAt = model.clock;
  syncWithGateway(model, payment);
}

const stages = ["new", "pending", "error", "expired", "completed"] as const;

function syncWithGateway(model: Model, payment: Payment): void {
  const { atPortal } = payment;
  hear(atPortal, reportNow(model, payment));
  const transaction = model.transactions.find(({ serial }) => serial === payment.serial);
  const wanted = outcome(payment);
  const isGivenUp =
    transaction === undefined || (transaction.status === "failed" && transaction.isSetByHand);
  const flag = flagOf(payment) ?? (isGivenUp && atPortal.halves > 0 ? "unposted" : null);
  const canPost = transaction !== undefined && userAt(model, payment.owner).balances !== null;
  const isMoved =
    wanted !== transaction?.status &&
    transaction !== undefined &&
    canPost &&
    !transaction.isSetByHand &&
    change(model, transaction, { status: wanted }, "gateway");
  if (isMoved) endRequests(model, ({ transaction: about }) => about === payment.serial);
  const isDone = isMoved || wanted === transaction?.status;
  const raised = isDone || wanted !== "successful" ? flag : "unposted";
  if (raised !== payment.flag) model.audited += 1;
  payment.flag = raised;
}

/** What is announced to an open payment counts until the payment ends; once it has ended, only that a paid one was paid earlier. */
function hear(known: Report, said: Report): void {
  const [wasOpen, isEnd] = [isOpen(known), !isOpen(said)];
  const earliest = Math.min(known.paidAt ?? Infinity, said.paidAt ?? Infinity);
  if (!wasOpen && !isEnd) {
    if (known.stage === "completed") known.paidAt = earliest;
    return;
  }
  const isUnpaidEnd = wasOpen && isEnd && said.stage !== "completed";
  if (isUnpaidEnd) known.paidAt = said.paidAt;
  else known.paidAt = earliest === Infinity ? null : earliest;
  known.halves = wasOpen && isEnd ? said.halves : Math.max(known.halves, said.halves);
  if (stages.indexOf(said.stage) > stages.indexOf(known.stage)) known.stage = said.stage;
}

/** In full and in time is posted; in part or late waits for a person; nothing at all has failed. */
function outcome({ atPortal, expiresAt }: Payment): Status {
  if (atPortal.stage === "completed")
    return (atPortal.paidAt ?? Infinity) < expiresAt ? "successful" : "pending";
  return isOpen(atPortal) || atPortal.halves > 0 ? "pending" : "failed";
}

export const coins: fc.WeightedArbitrary<Command>[] = [{ weight: 5, arbitrary: askForCoins }];
