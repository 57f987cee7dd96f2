// Every text field of every operation, with what keyboards and clipboards add: read as it is meant, or refused in words.
import { describe, expect, test } from "vitest";
import { parseInput } from "~server/http/parse-input";
import { allOperations } from "../support/api/caller";
import { textFieldsOf, valueAt, withValueAt, type TextField } from "../support/api/text-fields";
import { exampleBody } from "../support/api/example-body";
import { bankOfGeorge, bankOfHana, bankOfZoe } from "../support/inputs/inputs";
import { noises, seenOf, type Noise } from "../support/inputs/noise";
import type { z } from "zod";

type Body = Readonly<Record<string, unknown>>;

const account = {
  region: "OTHERS",
  others: { description: "Bank", documentUrl: "https://files.example.org/letter.pdf" },
};
/** Where one body can't have all fields, and what a query needs. */
const moreBodies: Readonly<Record<string, readonly Body[]>> = {
  "POST /wallets/bank-details/add": [account, bankOfZoe, bankOfGeorge],
  "POST /wallets/payees/bank-accounts": [
    { region: "OTHERS", label: "Savings", ...account.others },
    { region: "EUROPE", label: "Savings", ...bankOfZoe.europe },
  ],
  "POST /payouts/{id}/return": [{ reason: "Closed", version: 1 }],
  "GET /demonstration-bank/accounts/{id}/statement": [
    { from: "2026-11-20", to: "2026-11-21", format: "camt.053" },
  ],
  "GET /rates": [{ from: "USD", to: "EUR" }],
  "GET /markets/candles": [{ symbol: "EURUSD" }],
  "PATCH /wallets/bank-details/update": [account, bankOfZoe, bankOfHana],
};
/** They are the person's own secret: what can't be seen in one is refused, never dropped. */
const isPassword = ({ path }: TextField) => /password$/i.test(path);

/** Of a validator, which a person can't act upon. */
const programmersWords = /^Invalid|expected .+ received|^Too (?:big|small)|^Unrecognized/;

interface Place {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly field: TextField;
  readonly goods: readonly Body[];
}

/** Only the portal writes a cursor. */
const cursors = ["after"];

const places: readonly Place[] = allOperations.flatMap(({ method, path, body, query }) => {
  const name = `${method} ${path}`;
  const goods = [exampleBody(body), ...(moreBodies[name] ?? [])];
  const found = [
    ...textFieldsOf(body).map((field) => ({ name, schema: body as z.ZodType, field, goods })),
    ...textFieldsOf(query).map((field) => ({
      name,
      schema: query as z.ZodType,
      field,
      goods: [{}, ...(moreBodies[name] ?? [])],
    })),
  ];
  return found.filter(({ field }) => !cursors.includes(field.path));
});

const parse = (schema: z.ZodType, value: unknown) => parseInput("en", schema, value);

/** The field's place in the body that takes it, with a text that is accepted there. */
function acceptedIn({ schema, field, goods }: Place) {
  const texts = (good: Body) => [valueAt(good, field.path), field.example, "text"].filter(Boolean);
  const tries = goods.flatMap((good) =>
    texts(good).map((text) => ({ good, text: String(text), isNumber: typeof text === "number" })),
  );
  return tries.find(({ good, text }) => !parse(schema, withValueAt(good, field.path, text)).issues);
}

function faultOf(place: Place, { typed, meant, mayBeRefused = false }: Noise): string | undefined {
  const { schema, field } = place;
  const accepted = acceptedIn(place);
  if (!accepted) return "no text is accepted";
  const { good, text, isNumber } = accepted;
  const read = (value: string) => parse(schema, withValueAt(good, field.path, value));
  const noisy = read(typed(text));
  const plain = read(meant ? meant(text) : text);
  if (noisy.issues) {
    const words = noisy.issues.map(({ message }) => message);
    if (words.some((message) => message === "" || programmersWords.test(message)))
      return `refused with ${words.join()}`;
    const isFree = mayBeRefused || field.isFixed || isNumber || isPassword(field);
    return isFree ? undefined : `refused: ${words.join()}`;
  }
  if (plain.issues) return "accepted, but not as it is meant";
  return seenOf(noisy.data) === seenOf(plain.data)
    ? undefined
    : `${seenOf(noisy.data)} instead of ${seenOf(plain.data)}`;
}

test("fields of many operations are tried", () => {
  expect(places.length).toBeGreaterThan(150);
  expect(new Set(places.map(({ field }) => field.path)).size).toBeGreaterThan(50);
});

describe.each(noises)("with $what", (noise) => {
  test("each text is read as it is meant, or refused in words", () => {
    const faults = places.flatMap((place) => {
      const fault = faultOf(place, noise);
      return fault === undefined ? [] : [`${place.name} ${place.field.path}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});

test("two texts are the same if they look the same", () => {
  expect(seenOf({ text: "a\u200bb" })).toBe(seenOf({ text: "ab" }));
  expect(seenOf({ text: "a b" })).not.toBe(seenOf({ text: "ab" }));
});
