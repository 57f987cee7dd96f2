// What the search finds besides names and references, each for those who may see it.
import { expect, test } from "vitest";
import { SearchResults } from "~server/features/search/schemas";
import { PayoutBatch } from "~server/features/payouts/batch-schemas";
import { bankOfZoe } from "../support/inputs/inputs";
import { approvedWithdrawal } from "../support/people/payouts";
import { read, type Administrator } from "../support/people/people";
import { describeEachEngine } from "../support/portal/engine-suites";

const search = async (by: Administrator, typed: string) =>
  read(SearchResults, await by.get(`/search?search=${encodeURIComponent(typed)}`));

describeEachEngine("the search of the back office", (portal) => {
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
});
