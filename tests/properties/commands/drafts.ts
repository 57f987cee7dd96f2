// Money forms that are reviewed first: the draft, and its confirmation.
import fc from "fast-check";
import { bitcoinAddress } from "../../support/inputs/inputs";
import {
  converted,
  transactionAt,
  decimal,
  userAt,
  type Draft,
  type Model,
  type Paid,
} from "../model";
import { add } from "../rules";
import { pick, type Command } from "../step";
import { amount, anyUser, centsOf, number } from "./drawn";
import { canDeposit, canWithdraw, paidBy, paidIn } from "./movements";

const draftMinutes = 30;
const kinds = ["card_deposit", "bank_withdrawal", "crypto_withdrawal"] as const;
const addressOf = (kind: Draft["kind"]) =>
  kind === "crypto_withdrawal" ? { walletAddress: bitcoinAddress } : {};

function isPossible(
  model: Model,
  who: number,
  { kind, cents }: Pick<Draft, "kind" | "cents">,
): boolean {
  if (kind === "card_deposit") return canDeposit(model, who, cents);
  return canWithdraw(model, who, cents, kind === "bank_withdrawal" ? "bank" : "crypto_payment");
}

const draft = fc
  .record({ who: anyUser, wanted: amount, kind: fc.constantFrom(...kinds), paidIn })
  .map(({ who, wanted, kind, paidIn: currency }): Command => ({
    stepIn(model, serial) {
      const paid = paidBy(model, who, centsOf(model, who, wanted), currency);
      const body = (sum: number) => ({
        kind,
        amount: decimal(sum),
        ...(currency && { currency }),
        ...addressOf(kind),
      });
      return {
        by: who,
        makes: serial,
        text: `${userAt(model, who).name} fills in a ${kind} of ${decimal(paid.cents)} ${paid.currency}`,
        send: () => ({
          method: "POST",
          path: "/drafts",
          body: body(paid.cents),
          otherBody: body(paid.cents + 1),
        }),
        apply: (next) => note(next, { serial, owner: who, kind, paid }),
      };
    },
  }));

function note(
  model: Model,
  { serial, owner, kind, paid }: { serial: string; owner: number; kind: Draft["kind"]; paid: Paid },
): boolean {
  const { card, currency } = userAt(model, owner);
  const isConverted = paid.currency !== currency;
  const cents = converted(model, paid, currency);
  if ((isConverted && kind !== "card_deposit") || !isPossible(model, owner, { kind, cents }))
    return false;
  const draft = {
    serial,
    owner,
    kind,
    cents,
    paid: isConverted ? paid : null,
    card: kind === "card_deposit" ? (card?.serial ?? null) : null,
  };
  model.drafts.push({ ...draft, expiresAt: model.clock + draftMinutes, becomes: null });
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
  const { owner, kind, cents, card } = now;
  if (now.expiresAt <= model.clock || (card !== null && card !== userAt(model, owner).card?.serial))
    return false;
  const transaction = {
    serial,
    owner,
    cents,
    kind: kind === "card_deposit" ? "deposit" : "withdrawal",
    isFixed: now.paid !== null,
  } as const;
  if (!isPossible(model, owner, now) || !add(model, transaction)) return false;
  now.becomes = serial;
  return true;
}

export const drafts: fc.WeightedArbitrary<Command>[] = [
  { weight: 6, arbitrary: draft },
  { weight: 8, arbitrary: confirm },
];
