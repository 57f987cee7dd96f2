// Random statements of a receiving account, as the portal reads them; the same seed makes the same ones.
import type { ParsedLine, ParsedStatement } from "~server/features/bank-statements/statement-rules";

export type Random = (below: number) => number;

/** A generator of whole numbers (xorshift). */
export function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

export const holderAccount = "DE89370400440532013000";
/** Statements of the generator are before it. */
export const statementsReadAt = Date.parse("2026-11-28T12:00:00Z");

const names = [
  "Jörg Müller",
  "MARY O'BRIEN",
  "Zoë Świętosławska",
  'Smith & Sons "Trading" <Ltd>',
  "Maximiliana Hohenzollern-Sigmaringen von und zu",
  "=SUM(A1)",
];
const words = [
  ...["RF18539007547034", "TX-0123456789", "Einzahlung", "for;my", "account,", "+49", "-1", "'1"],
  ...["RF18", "5390", "0754", "7034", "Überweisung", "EREF+X", "/EREF/X/", "a&b<c>", '"quoted"'],
];

const pick = <Value>(random: Random, [first, ...others]: readonly [Value, ...Value[]]): Value =>
  others[random(others.length + 1)] ?? first;

const textOf = (random: Random): string =>
  Array.from({ length: random(12) }, () => words[random(words.length)]).join(" ");

const dayAt = (number: number): string =>
  new Date(Date.parse("2026-10-01") + number * 86_400_000).toISOString().slice(0, 10);

function randomLine(random: Random, day: number, position: number): ParsedLine {
  const minor = BigInt(1 + random(random(4) === 0 ? 900_000_000 : 100_000));
  return {
    place: position + 1,
    bookingDate: dayAt(day),
    valueDate: dayAt(Math.max(0, day + random(5) - 2)),
    minor: random(3) === 0 ? -minor : minor,
    isReversal: random(20) === 0,
    bankReference: random(3) === 0 ? null : `B${random(1_000_000)}`,
    endToEndId: random(3) === 0 ? null : `TX-${random(100_000)}`,
    payerReference: random(4) === 0 ? "RF18539007547034" : null,
    name: random(6) === 0 ? null : pick(random, ["Ann Lee", ...names]),
    account: random(6) === 0 ? null : `DE0212030000000020${random(9000) + 1000}`,
    text: textOf(random),
    kind: null,
  };
}

/** Some lines are exactly the one before. */
export function randomStatement(random: Random, count: number): ParsedStatement {
  const lines: ParsedLine[] = [];
  let day = random(30);
  for (let position = 0; position < count; position += 1) {
    if (random(8) === 0 && day < 56) day += 1;
    const before = lines.at(-1);
    lines.push(
      before && random(10) === 0
        ? { ...before, place: position + 1 }
        : randomLine(random, day, position),
    );
  }
  const opening = BigInt(random(1_000_000)) - 300_000n;
  return {
    account: holderAccount,
    currency: pick(random, ["EUR", "USD", "GBP"]),
    number: String(1 + random(400)),
    opening: { day: lines[0]?.bookingDate ?? dayAt(day), minor: opening },
    closing: {
      day: lines.at(-1)?.bookingDate ?? dayAt(day),
      minor: lines.reduce((sum, { minor }) => sum + minor, opening),
    },
    lines,
  };
}
