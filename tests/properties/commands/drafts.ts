// Money forms that are reviewed first: the draft, and its confirmation.
import fc from "fast-check";
import {
  converted,
  transactionAt,
  decimal,
  userAt,
  type Draft,
  type Model,
  type Paid,
} from "../model";
import { chosen, kindOf, payableFrom, type Choice } from "../payees";
import { add } from "../rules";
import { pick, type Command } from "../step";
import { amount, anyUser, centsOf, number } from "./drawn";
import { canDeposit, canWithdraw, describeChoice, paidBy, paidIn, sentChoice } from "./movements";
import { choiceOf, drawnChoice } from "./payees";

const draftMinutes = 30;

const isPossible = (model: Model, who: number, { kind, cents }: Pick<Draft, "kind" | "cents">) =>
  kind === "card_deposit" ? canDeposit(model, who, cents) : canWithdraw(model, who, cents);

const draft = fc
  .record({
    who: anyUser,
    wanted: amount,
    isDeposit: fc.constantFrom(true, false, false),
    paidIn,
    drawn: drawnChoice,
  })
  .map(({ who, wanted, isDeposit, paidIn: currency, drawn }): Command => ({
    stepIn(model, serial) {
      const cents = centsOf(model, who, { wanted, kind: isDeposit ? "deposit" : "withdrawal" });
      const paid = paidBy(model, who, cents, currency);
      const choice = choiceOf(userAt(model, who).payees, drawn);
      const kind = isDeposit ? "card_deposit" : withdrawalKind(choice);
      return {
        by: who,
        makes: serial,
        text: `${userAt(model, who).name} fills in a ${kind} of ${decimal(paid.cents)} ${paid.currency}${isDeposit ? "" : ` to ${describeChoice(choice)}`}`,
        send(ids) {
          const body = (sum: number) => ({
            kind,
            amount: decimal(sum),
            ...(currency && { currency }),
            ...(!isDeposit && sentChoice(choice, who, ids)),
          });
          const [first, other] = [body(paid.cents), body(paid.cents + 1)];
          return { method: "POST", path: "/drafts", body: first, otherBody: other };
        },
        apply: (next) => note(next, { serial, owner: who, kind, paid, choice }),
      };
    },
  }));

const withdrawalKind = (choice: Choice) =>
  choice.by === "the default account" || kindOf(choice.to) === "bank"
    ? "bank_withdrawal"
    : "crypto_withdrawal";

interface Noted extends Pick<Draft, "serial" | "owner" | "kind"> {
  readonly paid: Paid;
  readonly choice: Choice;
}

function note(model: Model, { serial, owner, kind, paid, choice }: Noted): boolean {
  const { card, currency } = userAt(model, owner);
  const isDeposit = kind === "card_deposit";
  const isConverted = paid.currency !== currency;
  const cents = converted(model, paid, currency);
  const to = isDeposit ? null : chosen(model, owner, choice);
  if (to === undefined || (isConverted && !isDeposit)) return false;
  if (!isPossible(model, owner, { kind, cents })) return false;
  model.drafts.push({
    serial,
    owner,
    kind,
    cents,
    paid: isConverted ? paid : null,
    card: isDeposit ? (card?.serial ?? null) : null,
    to,
    draftedAt: model.clock,
    expiresAt: model.clock + draftMinutes,
    becomes: null,
  });
  return true;
}

const confirm = fc
  .record({ which: number, isChanged: fc.constantFrom(false, false, false, true) })
  .map(({ which, isChanged }): Command => ({
    stepIn(model, serial) {
      const open = model.drafts.filter(({ becomes }) => becomes === null);
      const chosen = pick(which % 4 > 0 && open.length > 0 ? open : model.drafts, which);
      if (!chosen) return null;
      const { owner } = chosen;
      return {
        by: owner,
        makes: serial,
        text: `${userAt(model, owner).name} confirms draft ${chosen.serial}${isChanged ? " as another version" : ""}`,
        takesNoKey: true,
        send: (ids) => ({
          method: "POST",
          path: `/drafts/${ids(chosen.serial)}/confirmation`,
          body: { version: isChanged ? 2 : 1 },
        }),
        apply: (next) =>
          (!isChanged || isConfirmed(next, chosen.serial)) &&
          confirmIn(next, chosen.serial, serial),
      };
    },
  }));

const isConfirmed = ({ drafts: all }: Model, draftSerial: string) =>
  all.some(({ serial, becomes }) => serial === draftSerial && becomes !== null);

/** Confirmed once, it stays what it became; with that removed nothing is left of it. */
function confirmIn(model: Model, draftSerial: string, serial: string): boolean {
  const now = model.drafts.find((one) => one.serial === draftSerial);
  if (!now) return false;
  if (now.becomes !== null) return transactionAt(model, now.becomes) !== undefined;
  const { owner, kind, cents, card, to, draftedAt } = now;
  if (now.expiresAt <= model.clock || (card !== null && card !== userAt(model, owner).card?.serial))
    return false;
  const transaction = {
    serial,
    owner,
    cents,
    kind: kind === "card_deposit" ? "deposit" : "withdrawal",
    isFixed: now.paid !== null,
    ...(to && { to, payableFrom: payableFrom(model, owner, { to, draftedAt }) }),
  } as const;
  if (!isPossible(model, owner, now) || !add(model, transaction)) return false;
  now.becomes = serial;
  return true;
}

export const drafts: fc.WeightedArbitrary<Command>[] = [
  { weight: 6, arbitrary: draft },
  { weight: 8, arbitrary: confirm },
];
