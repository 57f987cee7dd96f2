// What the search finds besides names and references, each for those who may see it.
import { expect, test } from "vitest";
import { sealMessage } from "~server/features/contact/sealed-message";
import { contactMessagesIn } from "~server/features/contact/store";
import { SearchResults } from "~server/features/search/schemas";
import { PayoutBatch } from "~server/features/payouts/batch-schemas";
import { bankOfHana, bankOfZoe, bitcoinAddress } from "../support/inputs/inputs";
import { approvedWithdrawal } from "../support/people/payouts";
import { read, type Administrator } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

const search = async (by: Administrator, typed: string) =>
  read(SearchResults, await by.get(`/search?search=${encodeURIComponent(typed)}`));
const searchFrom = async (by: Administrator, typed: string, before: string) =>
  before === ""
    ? search(by, typed)
    : read(
        SearchResults,
        await by.get(`/search?search=${encodeURIComponent(typed)}&messagesBefore=${before}`),
      );

describeEitherEngine("the search of the back office", (portal) => {
  test("finds messages by their words, writer and ID", async () => {
    const visitor = portal().visitor();
    const sent = { fullname: "Wanda Writer", email: "wanda@example.org" };
    await visitor.post("/contact", { ...sent, message: "Where is my Überweisung?" });
    await visitor.post("/contact", { ...sent, message: "Thank you, it arrived." });
    const support = await portal().admin(["support"]);
    for (const typed of ["überweisung", "WHERE überweisung wanda"]) {
      const { messages } = await search(support, typed);
      expect([typed, messages.map(({ message }) => message)]).toEqual([
        typed,
        ["Where is my Überweisung?"],
      ]);
    }
    const { messages } = await search(support, "wanda@example.org");
    expect(messages).toHaveLength(2);
    const [{ id = "" } = {}] = messages;
    expect((await search(support, id)).messages.map((message) => message.id)).toEqual([id]);
    expect((await search(support, "refund")).messages).toEqual([]);
  });

  test("finds payout batches by reference, its start and description", async () => {
    const treasury = await portal().admin(["treasury"]);
    const { id } = await approvedWithdrawal(portal(), treasury);
    const { reference } = read(
      PayoutBatch.partial(),
      await treasury.post("/payout-batches", { payouts: [id], reason: "Tuesday 100% payouts" }),
    );
    const auditor = await portal().admin(["auditor"]);
    for (const typed of [reference ?? "", reference?.slice(0, 6).toLowerCase() ?? "", "100% pay"]) {
      const { batches } = await search(auditor, typed);
      expect([typed, batches.map((batch) => batch.reference)]).toEqual([typed, [reference]]);
    }
    expect((await search(auditor, "100x pay")).batches).toEqual([]);
  });

  test("finds transactions by their exact amount, in any currency or in one", async () => {
    const customer = await portal().customerWith("4321.09");
    const { id } = await customer.withdraw("1234.56");
    const auditor = await portal().admin(["auditor"]);
    for (const typed of ["1234.56", "1,234.56", "$1,234.56", "USD 1234.56"])
      expect([typed, (await search(auditor, typed)).ofAmount.map((one) => one.id)]).toEqual([
        typed,
        [id],
      ]);
    for (const typed of ["1234.57", "€1,234.56"])
      expect([typed, (await search(auditor, typed)).ofAmount]).toEqual([typed, []]);
  });

  test("finds who has a card that ends so, and who uses an account only for those who may see it", async () => {
    const zoe = await portal().customerWith("10.00");
    await zoe.saveCard({ cardNumber: "4012888888881881" });
    await zoe.saveBank(bankOfZoe);
    const [support, compliance] = [
      await portal().admin(["support"]),
      await portal().admin(["compliance"]),
    ];
    const users = async (by: Administrator, typed: string) =>
      (await search(by, typed)).accountUsers.map(({ id }) => id);
    for (const typed of ["1881", "•••• 1881"])
      expect([typed, await users(support, typed)]).toEqual([typed, [zoe.id]]);
    const { iban } = bankOfZoe.europe;
    const close = iban.replaceAll(" ", "").toLowerCase();
    for (const typed of [iban, close, "4012-8888-8888-1881"]) {
      expect([typed, await users(compliance, typed)]).toEqual([typed, [zoe.id]]);
      expect([typed, await users(support, typed)]).toEqual([typed, []]);
    }
    expect(await users(compliance, "GB29 NWBK 6016 1331 9268 19")).toEqual([]);
  });

  const accountUsers = async (by: Administrator, typed: string) =>
    (await search(by, typed)).accountUsers.map(({ id }) => id);

  const french = {
    region: "EUROPE",
    europe: { ...bankOfZoe.europe, iban: "FR14 2004 1010 0505 0001 3M02 606" },
  };
  const american = (accountNumber: string) => ({
    region: "USA",
    usa: { ...bankOfHana.usa, accountNumber },
  });
  const described = (description: string) => ({ region: "OTHERS", others: { description } });

  test.each<[string, object, string, readonly string[]]>([
    ["an IBAN", french, "2606", ["2606", "•••• 2606", "****2606"]],
    [
      "an IBAN with letters at its end",
      { ...french, europe: { ...french.europe, iban: "MU17BOMM0101101030300200000MUR" } },
      "0MUR",
      ["0mur", "••••0MUR"],
    ],
    ["an account in the United States", american("000123457531"), "7531", ["7531"]],
    ["one that begins with zeros", american("00000042"), "0042", ["0042", "٠٠٤٢"]],
    ["free text", described("Sort code 20-00-00, account 55779531 (Leeds)"), "9531", ["9531"]],
  ])(
    "finds who is paid to %s, only for those who may see it",
    async (_what, details, tail, asked) => {
      const nora = await portal().register();
      expect((await nora.saveBank(details)).status).toBe(201);
      const [support, auditor, treasury] = [
        await portal().admin(["support"]),
        await portal().admin(["auditor"]),
        await portal().admin(["treasury"]),
      ];
      for (const typed of asked) expect(await accountUsers(treasury, typed)).toEqual([nora.id]);
      for (const other of [support, auditor]) expect(await accountUsers(other, tail)).toEqual([]);
      const owner = await portal().admin();
      expect((await owner.delete(`/users/${nora.id}`, { confirmed: true })).status).toBe(200);
      expect(await accountUsers(treasury, tail)).toEqual([]);
    },
  );

  test("doesn't find accounts by the last characters of an address, or by a word", async () => {
    const customer = await portal().customerWith("10.00");
    await customer.confirm();
    const asked = {
      amount: "5.00",
      paymentMethod: "crypto_payment",
      walletAddress: bitcoinAddress,
    };
    expect((await customer.post("/wallets/withdrawal/request", asked)).status).toBe(201);
    expect((await customer.saveBank(described("Ask for Emma at the branch"))).status).toBe(201);
    const owner = await portal().admin();
    for (const typed of [bitcoinAddress.slice(-4), "Emma", "anch"])
      expect([typed, await accountUsers(owner, typed)]).toEqual([typed, []]);
  });

  test("searches all messages, a thousand at a time, and says how far it went", async () => {
    const { context } = portal();
    const start = context.now();
    const id = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, "0")}`;
    const row = (at: number) => ({
      id: id(at),
      sealed: sealMessage(context, id(at), {
        fullname: "Mia Many",
        email: "mia@example.org",
        message: [3, 1700, 2300].includes(at) ? "A lost umbrella" : "Nothing new",
      }),
      state: "answered" as const,
      answered_at: start,
      // Several of the same moment.
      created_at: start - Math.floor(at / 3),
    });
    await context.storage.transaction(async (db) => {
      for (let at = 0; at < 2500; at += 1) await contactMessagesIn(db).insert(row(at));
    });
    const support = await portal().admin(["support"]);
    const found: string[] = [];
    let [calls, before] = [0, ""];
    do {
      const { messages, olderMessages, ...others } = await searchFrom(support, "umbrella", before);
      if (before !== "") expect(others).toMatchObject({ users: [], batches: [], ofAmount: [] });
      found.push(...messages.map((message) => message.id));
      before = olderMessages?.before ?? "";
      calls += 1;
    } while (before !== "");
    expect(found).toEqual([id(3), id(1700), id(2300)]);
    expect(calls).toBe(3);
    const { olderMessages } = await search(support, "umbrella");
    expect(Date.parse(olderMessages?.searchedBackTo ?? "")).toBeLessThan(start);
    expect(await searchFrom(support, "umbrella", id(9999))).toMatchObject({ messages: [] });
    const many = await search(support, "mia nothing");
    expect(many.messages).toHaveLength(10);
    const next = await searchFrom(support, "mia nothing", many.olderMessages?.before ?? "");
    expect(next.messages[0]?.id).not.toBe(many.messages.at(-1)?.id);
    expect(new Set([...many.messages, ...next.messages].map((message) => message.id)).size).toBe(
      20,
    );
  });
});
