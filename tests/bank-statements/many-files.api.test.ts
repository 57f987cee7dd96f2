// Many files through the whole import: each line of the bank's ends once, whatever files repeat it, and nothing comes from a broken file.
import { expect, test } from "vitest";
import { verifyLedger } from "~server/features/ledger/verify";
import { statementAccountOf } from "~server/kernel/receiving-account";
import { BankImport } from "~server/features/bank-statements/schemas";
import type { ParsedLine, ParsedStatement } from "~server/features/bank-statements/statement-rules";
import { breaks } from "../support/inputs/broken-files";
import { statementForm } from "../support/inputs/bank-statement";
import { randomFrom, type Random } from "../support/inputs/random-statements";
import { camtOf, camtVersions } from "../support/inputs/written-statements";
import { referenceOf } from "../support/people/bank-statements";
import { read, type Administrator, type Customer } from "../support/people/people";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { sampled, sized } from "../support/sized";

const generated = sampled(30, sized(1_000, 10_000));
const broken = sampled(30, sized(1_000, 10_000));
const seed = 1;
const accountId = "example-eur";

interface Payer {
  readonly customer: Customer;
  readonly fullname: string;
  readonly reference: string;
}

type Expected = "credited" | "compliance" | "open";
interface KnownLine {
  readonly key: string;
  readonly parsed: ParsedLine;
  readonly expected: Expected;
  /** Whom it is credited to. */
  readonly payer: Payer | undefined;
}

const dayAt = (number: number) =>
  new Date(Date.parse("2016-01-01") + number * 86_400_000).toISOString().slice(0, 10);

async function payersIn(portal: TestPortal): Promise<Payer[]> {
  const names = ["Nora New", "Jörg Müller", "Zoë Świętosławska"];
  const payers: Payer[] = [];
  for (const fullname of names) {
    const customer = await portal.registerVerified({ fullname, currency: "EUR" });
    await customer.wallet();
    payers.push({ customer, fullname, reference: await referenceOf(portal, customer) });
  }
  return payers;
}

/** What a bank books at one time; a file has one or several of these in full. Some lines equal the one before in everything. */
function bookedTogether(random: Random, number: number, payers: readonly Payer[]): KnownLine[] {
  const lines: KnownLine[] = [];
  for (let at = 0; at < random(5); at += 1) {
    const before = lines.at(-1);
    const line = before && random(5) === 0 ? before : newLine(random, { number, at }, payers);
    lines.push({ ...line, key: `${number} ${lines.length}` });
  }
  return lines;
}

function newLine(
  random: Random,
  { number, at }: { number: number; at: number },
  payers: readonly Payer[],
): KnownLine {
  const payer = payers[random(payers.length)];
  const isReversal = random(10) === 0;
  const isDebit = isReversal || random(5) === 0;
  const name = [payer?.fullname, payer?.fullname, payer?.fullname, "Eve Else", undefined][
    random(5)
  ];
  const isNamed = random(5) > 0;
  const isIn = !isDebit && isNamed;
  const isOwn = isIn && name === payer?.fullname;
  const cents = BigInt(1 + random(random(20) === 0 ? 90_000_000 : 100_000));
  return {
    key: "",
    expected: isOwn ? "credited" : isIn ? "compliance" : "open",
    payer: isOwn ? payer : undefined,
    parsed: {
      place: 1,
      bookingDate: dayAt(Math.floor(number / 4)),
      valueDate: dayAt(Math.floor(number / 4)),
      minor: isDebit ? -cents : cents,
      isReversal,
      bankReference: random(3) === 0 ? null : `B-${number}-${at}`,
      endToEndId: null,
      payerReference: isNamed && random(2) === 0 ? (payer?.reference ?? null) : null,
      name: name ?? null,
      account: random(4) === 0 ? null : "DE89370400440532013000",
      text: `${isNamed ? payer?.reference : "RF18539007547034"} in ${number}-${at}`,
      kind: null,
    },
  };
}

interface GeneratedFile {
  readonly text: string;
  readonly lines: readonly KnownLine[];
}

/** Files in the order in which a bank gives them: most overlap with the one before, or repeat it. */
function* filesOf(account: string, payers: readonly Payer[]): Generator<GeneratedFile, never> {
  const random = randomFrom(seed);
  const booked: KnownLine[][] = [];
  for (let number = 1; ; number += 1) {
    const start = Math.max(0, booked.length - random(3));
    for (let more = 1 + random(2); more > 0; more -= 1)
      booked.push(bookedTogether(random, booked.length, payers));
    const lines = booked.slice(start).flat();
    const opening = BigInt(random(1_000_000));
    const day = dayAt(Math.floor(booked.length / 4));
    const statement: ParsedStatement = {
      account,
      currency: "EUR",
      number: String(number),
      opening: { day, minor: opening },
      closing: { day, minor: lines.reduce((sum, { parsed }) => sum + parsed.minor, opening) },
      lines: lines.map(({ parsed }) => parsed),
    };
    const version = camtVersions[random(camtVersions.length)] ?? "08";
    yield { text: camtOf([statement], version), lines };
  }
}

describeEitherEngine("many statements", (portal) => {
  const context = () => portal().context;
  const upload = (by: Administrator, bytes: BlobPart) =>
    by.post("/bank-statements", statementForm(bytes, accountId));
  const rows = () =>
    context()
      .storage.db.selectFrom("bank_lines")
      .select(["file_id", "position", "state", "is_live", "amount_minor"])
      .execute();
  const books = async () => {
    const sums = await context()
      .storage.db.selectFrom("postings")
      .select(["account_id", (eb) => eb.fn.sum<number>("amount_minor").as("sum")])
      .where((eb) =>
        eb.or([eb("account_id", "like", "house:%"), eb("account_id", "like", "bank:%")]),
      )
      .groupBy("account_id")
      .execute();
    return new Map(sums.map(({ account_id: id, sum }) => [id, BigInt(sum)]));
  };
  const faults = async () => (await verifyLedger(context().storage)).faults;
  const bankAccount = () => {
    const account = context().settings.receivingAccounts.find(({ id }) => id === accountId);
    return account ? statementAccountOf(account) : "";
  };

  test(`${generated} overlapping and repeated ones: each line ends once, to the cent`, async () => {
    const ada = await portal().admin();
    const payers = await payersIn(portal());
    const files = filesOf(bankAccount(), payers);
    const contents = new Map<string, readonly KnownLine[]>();
    const all = new Map<string, KnownLine>();
    let repeated = 0;
    for (let number = 0; number < generated; number += 1) {
      const { text, lines } = files.next().value;
      const id = await importWhole(ada, text);
      contents.set(id, lines);
      for (const line of lines) all.set(line.key, line);
      if (number % 10 > 0) continue;
      expect((await upload(ada, text)).code).toBe("bank_statement_known");
      repeated += 1;
      expect((await ada.post(`/bank-statements/${id}/reversal`)).status).toBe(201);
      await portal().backend.settled();
      contents.set(await importWhole(ada, text), lines);
    }
    expect(repeated).toBeGreaterThan(0);
    await checkLines(contents, all);
    await checkSums(payers, [...all.values()]);
  });

  async function importWhole(by: Administrator, text: string): Promise<string> {
    const { id } = read(BankImport, await upload(by, text));
    expect((await by.post(`/bank-statements/${id}/confirmation`)).status).toBe(201);
    await portal().backend.settled();
    return id;
  }

  async function checkLines(
    contents: ReadonlyMap<string, readonly KnownLine[]>,
    all: ReadonlyMap<string, KnownLine>,
  ): Promise<void> {
    const found = new Map<string, string[]>();
    const past = { duplicate: 0, undone: 0 };
    for (const {
      file_id: id,
      position,
      state,
      is_live: isLive,
      amount_minor: minor,
    } of await rows()) {
      const line = contents.get(id)?.[position];
      expect(Number(line?.parsed.minor)).toBe(minor);
      if (!line) continue;
      if (isLive === 1) found.set(line.key, [...(found.get(line.key) ?? []), state]);
      else if (state === "duplicate" || state === "undone") past[state] += 1;
      else expect.fail(`line ${line.key} is ${state}`);
    }
    expect([past.duplicate > 0, past.undone > 0]).toEqual([true, true]);
    expect([...found.keys()].sort()).toEqual([...all.keys()].sort());
    const wrong = [...all.values()].filter(
      ({ key, expected }) => found.get(key)?.join() !== expected,
    );
    expect(wrong.map(({ key }) => [key, found.get(key)])).toEqual([]);
  }

  async function checkSums(payers: readonly Payer[], all: readonly KnownLine[]): Promise<void> {
    const sum = (lines: readonly KnownLine[]) =>
      lines.reduce((total, { parsed }) => total + parsed.minor, 0n);
    for (const payer of payers) {
      const own = sum(all.filter((line) => line.payer === payer));
      expect(Math.round((await payer.customer.available()) * 100)).toBe(Number(own));
    }
    const stored = await books();
    const waiting = sum(all.filter(({ expected }) => expected !== "credited"));
    expect(stored.get(`bank:${accountId}`)).toBe(-sum(all));
    expect(stored.get("house:open_lines:EUR")).toBe(waiting);
    expect(stored.get("house:settlement:EUR") ?? 0n).toBe(0n);
    expect(await faults()).toEqual([]);
  }

  test(`${broken} broken ones leave nothing`, async () => {
    const ada = await portal().admin();
    const payers = await payersIn(portal());
    const files = filesOf(bankAccount(), payers);
    const kinds = Object.values(breaks);
    const state = async () => ({
      live: (await rows()).filter(({ is_live: isLive }) => isLive === 1).length,
      books: await books(),
    });
    const before = await state();
    const tally = { refused: 0, read: 0 };
    for (let number = 0; number < broken; number += 1) {
      const how = kinds[number % kinds.length];
      const { text } = files.next().value;
      const bytes = how?.(Buffer.from(text), randomFrom(number + 1)) ?? Buffer.from(text);
      const answer = await upload(ada, new Uint8Array(bytes));
      if (answer.status >= 400) {
        expect(answer.errors.file?.length, answer.code).toBe(1);
        tally.refused += 1;
        continue;
      }
      // Read as what it says now: a preview, which a person looks at.
      const { id } = read(BankImport, answer);
      expect((await ada.post(`/bank-statements/${id}/cancellation`)).status).toBe(201);
      tally.read += 1;
    }
    expect(tally.refused).toBeGreaterThan(broken / 2);
    expect(await state()).toEqual(before);
    expect(await faults()).toEqual([]);
  });
});
