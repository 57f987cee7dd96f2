// The bank that a demonstration plays: what customers send and staff pay out is in its statements, whose balances follow each other.
import { expect, test } from "vitest";
import { parseStatement } from "~server/features/bank-statements/formats";
import { closingOf } from "~server/features/bank-transfers/demonstration-bank-rules";
import { statementFile } from "~server/features/bank-transfers/statement-file-rules";
import { StatementFile } from "~server/features/bank-transfers/demonstration-bank-schemas";
import { approvedWithdrawal, markSent } from "../support/people/payouts";
import { read, type Administrator, type Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

const day = "2026-11-21";
const send = (customer: Customer, amount: string, more: object = {}) =>
  customer.post("/demonstration-bank/transfers", {
    amount,
    reference: "right",
    sender: "own",
    ...more,
  });
const referenceOf = async (customer: Customer): Promise<string> =>
  Object((await customer.get("/receiving-accounts")).body).reference;

async function fileOf(admin: Administrator, account: string, query: Record<string, string> = {}) {
  const params = new URLSearchParams({ from: day, to: day, format: "camt.053", ...query });
  return read(
    StatementFile,
    await admin.get(`/demonstration-bank/accounts/${account}/statement?${params}`),
  ).content;
}

async function parsed(content: string, format: "camt.053" | "mt940" = "camt.053") {
  const now = Date.UTC(2027, 0, 1);
  const found = await parseStatement(new TextEncoder().encode(content), { format }, now);
  if ("code" in found) throw new Error(JSON.stringify(found));
  return found[0];
}

describeEitherEngine("a demonstration's bank", (portal) => {
  test("has what customers send, with the right, a wrong and no reference, from others, and twice", async () => {
    const [zoe, admin] = [
      await portal().register({ currency: "EUR", fullname: "Zoë <New> & Co" }),
      await portal().admin(),
    ];
    const reference = await referenceOf(zoe);
    expect((await send(zoe, "10.00")).body).toEqual({ sent: 1 });
    await send(zoe, "20.00", { reference: "wrong" });
    await send(zoe, "30.00", { reference: "none", sender: "other" });
    expect((await send(zoe, "40.00", { twice: "yes" })).body).toEqual({ sent: 2 });
    const statement = await parsed(await fileOf(admin, "example-eur"));
    expect(statement).toMatchObject({
      account: "DE02120300000000202051",
      currency: "EUR",
      opening: { day, minor: 0n },
      closing: { day, minor: 14_000n },
    });
    const lines =
      statement?.lines.map((line) => [line.minor, line.payerReference, line.name]) ?? [];
    expect(lines.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [1000n, reference, "Zoë <New> & Co"],
      [2000n, expect.not.stringContaining(reference), "Zoë <New> & Co"],
      [3000n, null, "Olivia Other"],
      [4000n, reference, "Zoë <New> & Co"],
      [4000n, reference, "Zoë <New> & Co"],
    ]);
    portal().advance({ hours: 15 });
    await send(await portal().register({ currency: "EUR" }), "1.00");
    const next = "2026-11-22";
    expect(
      await parsed(
        await fileOf(await portal().signInAgain(admin), "example-eur", { from: next, to: next }),
      ),
    ).toMatchObject({ opening: { minor: 14_000n }, closing: { minor: 14_100n } });
  });

  test("has each sent payout once, however many play at once, and one that came back", async () => {
    const admin = await portal().admin();
    const { id, customer } = await approvedWithdrawal(portal(), admin);
    const play = () => admin.post("/demonstration-bank/payouts");
    expect((await play()).body).toEqual({ lines: 0 });
    await markSent(admin, id);
    expect((await admin.get("/demonstration-bank")).body).toMatchObject({ waiting: 1 });
    const played = await Promise.all([play(), play(), play()]);
    expect(played.map(({ body }) => Object(body).lines).sort()).toEqual([0, 0, 1]);
    const sendBack = () => admin.post(`/demonstration-bank/payouts/${id}/return`);
    expect((await sendBack()).status).toBe(201);
    expect((await sendBack()).status).toBe(404);
    const { reference } = await customer.transaction(id);
    const days = { from: "2026-11-01", to: "2026-12-31" };
    const statement = await parsed(await fileOf(admin, "example-usd", days));
    const lines = statement?.lines.filter(({ endToEndId }) => endToEndId === reference) ?? [];
    expect(lines.map(({ name }) => name)).toEqual(["Hana Howard", "Hana Howard"]);
    expect(new Set(lines.map(({ minor }) => minor))).toEqual(new Set([-4000n, 4000n]));
  });

  test("has files in three formats, only for staff, and refuses what isn't one", async () => {
    const [hana, admin] = [await portal().register(), await portal().admin()];
    await send(hana, "12.50");
    const days = { from: "2026-11-01", to: "2026-12-31" };
    const mt940 = await fileOf(admin, "example-usd", { ...days, format: "mt940" });
    expect(mt940).toMatch(/^:20:.+\r\n:25:9900112233\r\n:28C:/);
    expect(mt940.split("\r\n").every((line) => line.length <= 70)).toBe(true);
    const camt = await parsed(await fileOf(admin, "example-usd", days));
    const sameLines = camt?.lines.map(({ minor, name }) => ({ minor, name }));
    expect(await parsed(mt940, "mt940")).toMatchObject({
      account: "9900112233",
      currency: "USD",
      closing: { minor: camt?.closing?.minor },
      lines: sameLines,
    });
    const csv = await fileOf(admin, "example-usd", { ...days, format: "csv" });
    expect(csv).toContain(";12.50;USD;");
    expect((await hana.get("/demonstration-bank")).status).toBe(403);
    const statement = "/demonstration-bank/accounts/example-usd/statement";
    expect((await admin.get(`${statement}?from=${day}&to=${day}&format=ofx`)).status).toBe(400);
    expect((await admin.get(`${statement}?from=much&to=${day}&format=csv`)).status).toBe(400);
    expect(
      (
        await admin.get(
          `/demonstration-bank/accounts/none/statement?from=${day}&to=${day}&format=csv`,
        )
      ).status,
    ).toBe(404);
  });

  test("keeps its balance without the name of a person who is erased", async () => {
    const [zoe, admin] = [
      await portal().register({ currency: "GBP", fullname: "Canary Keller" }),
      await portal().admin(),
    ];
    await send(zoe, "10.00");
    const { context } = portal();
    await context.storage.transaction((db) =>
      context.erase("person", { db, id: zoe.id, now: context.now(), language: "en" }),
    );
    const days = { from: "2026-11-01", to: "2026-12-31" };
    const content = await fileOf(admin, "example-gbp", days);
    expect(content).not.toContain("Canary");
    expect(await parsed(content)).toMatchObject({ closing: { minor: 1000n } });
  });
});

test("a statement's amounts, names and balances are the same in each format", () => {
  const statement = {
    account: { id: "eur-1", number: "DE02120300000000202051", isIban: true },
    currency: "EUR",
    from: day,
    to: day,
    opening: -5n,
    lines: [
      {
        id: "0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90",
        bookingDate: day,
        minor: 123_456n,
        kind: "credit",
        name: 'Zoë; "New"',
        account: "DE89370400440532013000",
        payerReference: "RF667K2M9QWD41",
        text: "",
        endToEndId: null,
      },
    ],
  } as const;
  expect(closingOf(statement)).toBe(123_451n);
  expect(statementFile(statement, "csv").content).toBe(
    "Account;Booking date;Value date;Amount;Currency;Balance;Name;Counterparty account;Reference;Text;End-to-end ID;Bank reference\r\n" +
      'DE02120300000000202051;2026-11-21;2026-11-21;1234.56;EUR;1234.51;"Zoë; ""New""";DE89370400440532013000;RF667K2M9QWD41;;;BD2A5C8E1F4B6A90\r\n',
  );
  expect(statementFile(statement, "mt940").content).toBe(
    [
      ":20:261121EUR1",
      ":25:DE02120300000000202051",
      ":28C:1121/1",
      ":60F:D261121EUR0,05",
      ":61:2611211121C1234,56NTRFNONREF//BD2A5C8E1F4B6A90",
      ":86:166?00TRANSFER?20SVWZ+RF667K2M9QWD41?31DE89370400440532013000?32Z",
      "oe. .New.",
      ":62F:C261121EUR1234,51",
      "-",
      "",
    ].join("\r\n"),
  );
});
