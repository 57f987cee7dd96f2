// Rules about card numbers and expiry dates.
import { refuse, type Refusal } from "../../kernel/refusal";

// Numbers that the card networks and processors publish for tests.
const testNumbers = new Set([
  "4111111111111111",
  "4012888888881881",
  "4242424242424242",
  "4000056655665556",
  "5555555555554444",
  "5105105105105100",
  "2223003122003222",
  "5200828282828210",
  "6011111111111117",
  "6011000990139424",
  "3566002020360505",
  "3530111333300000",
]);

/** Keeps real cards out of a demo: a number that passes the Luhn check must be a published test number. */
export function checkDemonstrationNumber(digits: string): Refusal<"card_not_a_test_number"> | null {
  return passesLuhn(digits) && !testNumbers.has(digits)
    ? refuse("card_not_a_test_number", { field: "cardNumber" })
    : null;
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a card with this "MM/YY" has expired at `now` (UTC milliseconds); it is valid through the last day of its month. */
export function isExpired(expiry: string, now: number): boolean {
  const [month = "", year = ""] = expiry.split("/");
  return now >= Date.UTC(2000 + Number(year), Number(month), 1);
}

export function lastFour(digits: string): string {
  return digits.slice(-4);
}
