// MT940 as German, Dutch, British and SWIFT's own files have it.
import { describe, expect, test } from "vitest";
import { parseStatement } from "~server/features/bank-statements/formats";
import { isStatementFault } from "~server/features/bank-statements/statement-rules";

const now = Date.parse("2026-11-28T12:00:00Z");
const read = (text: string | Uint8Array) =>
  parseStatement(typeof text === "string" ? Buffer.from(text) : text, { format: "mt940" }, now);

async function statementsIn(text: string | Uint8Array) {
  const parsed = await read(text);
  if (isStatementFault(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed;
}

const message = (lines: string, { closing = "1254,50", end = "-" } = {}) =>
  `:20:STARTUMSE
:25:37040044/0532013000EUR
:28C:00227/1
:60F:C261126EUR20,00
${lines}:62F:C261127EUR${closing}
:64:C261127EUR${closing}
${end}
`;

const german = `:61:2611271127C1234,50N166NONREF//POS 5402
:86:166?00GUTSCHRIFT ÜBERWEISUNG?109310?20EREF+RF18539007547034
?21KREF+0001?22SVWZ+Einzahlung auf mein Ha?23ndelskonto RF18 5390 0754
?24 7034?30COBADEFFXXX?31DE02120300000000202051?32JÖRG MÜLLER UND SOE
?33HNE
`;

const lineOf = async (text: string) => (await statementsIn(text))[0]?.lines[0];

describe("MT940 of a German bank", () => {
  test("is read with its subfields", async () => {
    expect(await statementsIn(message(german))).toEqual([
      {
        account: "37040044/0532013000",
        currency: "EUR",
        number: "00227",
        opening: { day: "2026-11-26", minor: 2000n },
        closing: { day: "2026-11-27", minor: 125450n },
        lines: [
          {
            place: 5,
            bookedOn: "2026-11-27",
            valueOn: "2026-11-27",
            minor: 123450n,
            isReversal: false,
            bankReference: "POS 5402",
            endToEndId: "RF18539007547034",
            payerReference: null,
            name: "JÖRG MÜLLER UND SOE HNE",
            account: "DE02120300000000202051",
            text: "Einzahlung auf mein Handelskonto RF18 5390 0754 7034",
            kind: "N166+166",
          },
        ],
      },
    ]);
  });
});
