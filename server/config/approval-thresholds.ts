// APPROVAL_THRESHOLDS: the amounts from which staff need a second person to move money.
import { z } from "zod";
import { currencies, type Currency } from "../kernel/currencies";

export type ApprovalThresholds = Readonly<Record<Currency, bigint>>;

const example = currencies.map((currency) => `${currency}:10000`).join(",");

/** Amounts in minor units by currency; null for "none". */
export const approvalThresholds = z
  .string()
  .transform((text, context): ApprovalThresholds | null => {
    if (text.trim().toLowerCase() === "none") return null;
    const read = text.split(",").map((part) => /^\s*([A-Z]{3}):(\d{1,9})\s*$/.exec(part));
    const amounts = new Map(read.map((found) => [found?.[1], found?.[2]]));
    const isWhole =
      read.length === currencies.length && currencies.every((one) => amounts.has(one));
    if (!isWhole)
      context.issues.push({
        code: "custom",
        message: `APPROVAL_THRESHOLDS must be "none", or a whole amount for each currency, as in ${example}.`,
        input: text,
      });
    const isZero = [...amounts.values()].some((amount) => Number(amount) === 0);
    if (isWhole && isZero)
      context.issues.push({
        code: "custom",
        message:
          "APPROVAL_THRESHOLDS must be amounts of at least 1: use 1 if every amount from there on needs a second person.",
        input: text,
      });
    const minor = (currency: Currency) => BigInt(amounts.get(currency) ?? 0) * 100n;
    return { USD: minor("USD"), EUR: minor("EUR"), GBP: minor("GBP") };
  });
