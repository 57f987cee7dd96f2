// Customers who use the same card, account or address: flagged where staff decide, and to nobody else.
import { expect, test } from "vitest";
import { createVault } from "~server/adapters/vault/aes-gcm";
import { createApi } from "~server/backend";
import { reseal } from "~server/commands/vault/reseal";
import { BulkAction } from "~server/features/approvals/bulk-schemas";
import { BulkActionFlags, type Evidence } from "~server/features/evidence/schemas";
import { SearchResults } from "~server/features/search/schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { Caller } from "../support/api/caller";
import { tokenOf } from "../support/api/api-token-of";
import {
  bankOfGeorge,
  bankOfHana,
  bankOfZoe,
  bitcoinAddress,
  cardForm,
} from "../support/inputs/inputs";
import { evidenceOf } from "../support/people/evidence";
import { read, type Administrator, type Customer } from "../support/people/people";
import { noProgress } from "../support/portal/backups";
import { describeEitherEngine } from "../support/portal/engine-suites";

const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
const [older, newer] = [keyOf("k1", 1), keyOf("k2", 2)];

const visa = "4111111111111111";
const discover = "6011111111111117";
const sameEnding = "4000020000001111";
const usa = (change: object) => ({ region: "USA", usa: { ...bankOfHana.usa, ...change } });
const europe = (iban: string) => ({
  region: "EUROPE",
  europe: { ...bankOfZoe.europe, iban, recipientName: "Nora New" },
});
const others = (description: string) => ({ region: "OTHERS", others: { description } });

describeEitherEngine(
  "an account that several customers use",
  (portal) => {
    const withdrawal = async (customer: Customer, body: object) =>
      read(
        TransactionResponse,
        await customer.post("/wallets/withdrawal/request", { amount: "5.00", ...body }),
      ).transaction;
    async function toBank(customer: Customer, details: object) {
      expect(await customer.saveBank(details)).toMatchObject({ status: 201 });
      return withdrawal(customer, {});
    }
    async function toBitcoin(customer: Customer, walletAddress: string) {
      await customer.confirm();
      return withdrawal(customer, { paymentMethod: "crypto_payment", walletAddress });
    }
    async function withCard(cardNumber: string, fullname: string) {
      const customer = await portal().register({ fullname });
      await customer.post("/wallets/card/add", cardForm({ cardNumber }));
      return customer;
    }
    const shared = async (admin: Pick<Administrator, "get">, id: string) =>
      (await evidenceOf(admin, id)).flags
        .filter(({ code }) => /account_shared$/.test(code))
        .map(({ code, message, customers }) => [
          code,
          message,
          customers?.map(({ fullname }) => fullname),
        ]);
    /** With money from staff, so that no card is shared. */
    async function funded(admin: Administrator, fullname: string) {
      const customer = await portal().registerVerified({ fullname });
      await admin.credit(customer.id, "100.00");
      return customer;
    }
    const both = async (admin: Administrator) =>
      [await funded(admin, "Nora New"), await funded(admin, "Rita Refused")] as const;

    test.each<[string, object, object]>([
      ["IBAN", europe("GB29NWBK60161331926819"), europe("gb29 nwbk 6016 1331 9268 19")],
      ["account in the United States", bankOfHana, usa({ accountNumber: "123-456-789" })],
      ["account in free text", bankOfGeorge, others("Account 5577 9911 (Leeds), sort code 200000")],
      [
        "IBAN, once in free text",
        europe("FR1420041010050500013M02606"),
        others("IBAN FR14 2004 1010 0505 0001 3M02 606"),
      ],
    ])("with the same %s is flagged with the others' names", async (_what, one, other) => {
      const admin = await portal().admin();
      const [nora, rita] = await both(admin);
      const [first, second] = [await toBank(nora, one), await toBank(rita, other)];
      const text = "Bank account also used by another customer";
      expect(await shared(admin, first.id)).toEqual([["account_shared", text, ["Rita Refused"]]]);
      expect(await shared(admin, second.id)).toEqual([["account_shared", text, ["Nora New"]]]);
    });

    test("is flagged for an address, also after bank details are used by one of them again", async () => {
      const admin = await portal().admin();
      const [nora, rita] = await both(admin);
      await toBitcoin(nora, bitcoinAddress);
      const { id } = await toBitcoin(rita, bitcoinAddress);
      const bank = await toBank(rita, others("Account 90011223344"));
      expect(await shared(admin, id)).toEqual([
        ["account_shared", "Address also used by another customer", ["Nora New"]],
      ]);
      expect(await shared(admin, bank.id)).toEqual([
        [
          "other_account_shared",
          "The customer has another address that is also used by another customer",
          ["Nora New"],
        ],
      ]);
    });

    test("is flagged for a card by its number, never by its last four digits, and still after it was removed", async () => {
      const admin = await portal().admin();
      const [nora, rita] = [await withCard(visa, "Nora New"), await withCard(visa, "Rita Refused")];
      const george = await withCard(sameEnding, "George Grant");
      const [first, second, third] = [
        await nora.deposit("5.00"),
        await rita.deposit("5.00"),
        await george.deposit("5.00"),
      ];
      await nora.delete("/wallets/card/remove");
      const text = "Card also used by another customer";
      expect(await shared(admin, first.id)).toEqual([["account_shared", text, ["Rita Refused"]]]);
      expect(await shared(admin, second.id)).toEqual([["account_shared", text, ["Nora New"]]]);
      expect(await shared(admin, third.id)).toEqual([]);
    });

    test("is flagged after one replaced their bank details, and no longer after they were erased", async () => {
      const admin = await portal().admin();
      const [nora, rita] = await both(admin);
      await nora.saveBank(bankOfZoe);
      await nora.saveBank(bankOfGeorge);
      const { id } = await toBank(rita, bankOfZoe);
      expect(await shared(admin, id)).toHaveLength(1);
      expect(await admin.delete(`/users/${nora.id}`, { confirmed: true })).toMatchObject({
        status: 200,
      });
      expect(await shared(admin, id)).toEqual([]);
      const { db } = portal().context.storage;
      const left = await db.selectFrom("payment_accounts").select("user_id").execute();
      expect(left.map((row) => row.user_id)).not.toContain(nora.id);
    });

    test("is flagged in bulk and in a batch; who can't view users learns no names, and no one a digest", async () => {
      const [admin, ben] = [await portal().admin(), await portal().admin()];
      const [nora, rita] = await both(admin);
      const atLakeside = usa({ accountNumber: "555666777" });
      const made = [await toBank(nora, atLakeside), await toBank(rita, atLakeside)];
      const transactions = made.map(({ id, version }) => ({ id, version }));
      const selection = async (by: Pick<Administrator, "get" | "post">) => {
        const { id } = read(
          BulkAction,
          await by.post("/wallets/admin/bulk-actions", { transactions }),
        );
        return by.get(`/wallets/admin/bulk-actions/${id}/flags`);
      };
      const namesIn = (answer: Awaited<ReturnType<Caller["get"]>>) =>
        read(BulkActionFlags, answer).items.map(({ flags }) =>
          flags.flatMap(({ code, customers }) =>
            code === "account_shared" ? [customers?.map(({ fullname }) => fullname)] : [],
          ),
        );
      expect(namesIn(await selection(admin)).toSorted()).toEqual([
        [["Nora New"]],
        [["Rita Refused"]],
      ]);
      const token = await tokenOf(portal(), admin, ["transactions"]);
      const unnamed = await selection(token);
      expect(namesIn(unnamed)).toEqual([[undefined], [undefined]]);
      expect(JSON.stringify(unnamed.body)).not.toMatch(/Nora|Rita/);
      for (const { id } of made) await admin.approve(id);
      const batch = read(
        PayoutBatchWithLines,
        await admin.post("/payout-batches", {
          payouts: made.map(({ id }) => id),
          reason: "Monday",
        }),
      );
      const ofBatch = await ben.get(`/payout-batches/${batch.id}/flags`);
      expect(namesIn(ofBatch).toSorted()).toEqual([[["Nora New"]], [["Rita Refused"]]]);
      const { db } = portal().context.storage;
      const [{ digest } = { digest: "" }] = await db
        .selectFrom("payment_accounts")
        .select("digest")
        .where("user_id", "=", nora.id)
        .execute();
      expect(digest).toMatch(/^k1\.[\w-]{43}$/);
      for (const path of [
        `/wallets/admin/transaction/${made[0]?.id}/evidence`,
        `/users/${nora.id}`,
        `/payout-batches/${batch.id}`,
      ])
        expect(JSON.stringify((await admin.get(path)).body)).not.toContain(digest);
      for (const path of ["/transactions", "/users/profile", "/wallets/my-wallet"]) {
        const body = JSON.stringify((await nora.get(path)).body);
        expect(body).not.toContain(digest);
        expect(body).not.toMatch(/Rita|shared/);
      }
    });

    test("is found while the vault's key is rotated, and with the new key alone, also for a removed card", async () => {
      const { context } = portal();
      const admin = await portal().admin();
      const [nora, rita] = [
        await withCard(discover, "Nora New"),
        await withCard(discover, "Rita Refused"),
      ];
      const { id } = await rita.deposit("5.00");
      await nora.delete("/wallets/card/remove");
      const withKeys = (keys: string, { token }: { token: string }) => {
        const app = createApi({ ...context, vault: createVault(keys) });
        return new Caller({ fetch: async (request: Request) => app.fetch(request) }, token);
      };
      const olga = await portal().register({ fullname: "Olga Olsen" });
      const added = withKeys(`${newer},${older}`, olga);
      expect(
        (await added.post("/wallets/card/add", cardForm({ cardNumber: discover }))).status,
      ).toBeLessThan(300);
      const saved = await rita.saveBank(usa({ accountNumber: "000987651357" }));
      expect(saved.status).toBeLessThan(300);
      const usersEnding = async (keys: string) =>
        read(
          SearchResults,
          await withKeys(keys, admin).get("/search?search=1357"),
        ).accountUsers.map(({ id: user }) => user);
      expect(await usersEnding(`${newer},${older}`)).toEqual([rita.id]);
      const names = ["Nora New", "Olga Olsen"];
      const namesOf = ({ flags }: Evidence) =>
        flags.flatMap(({ customers }) => customers ?? []).map(({ fullname }) => fullname);
      const namesWith = async (keys: string) =>
        namesOf(await evidenceOf(withKeys(keys, admin), id)).toSorted();
      expect(await namesWith(`${newer},${older}`)).toEqual(names);
      const rotated = { ...context, vault: createVault(`${newer},${older}`) };
      expect(await reseal(rotated, noProgress)).toMatchObject({ left: 0, unreadable: [] });
      expect(await namesWith(newer)).toEqual(names);
      const digests = await context.storage.db
        .selectFrom("payment_accounts")
        .select(["digest", "tail_digest"])
        .execute();
      for (const { digest, tail_digest: tail } of digests) {
        expect(digest).toMatch(/^k2\./);
        expect(tail || "k2.none").toMatch(/^k2\./);
      }
      expect(await usersEnding(newer)).toEqual([rita.id]);
    });
  },
  { VAULT_KEY: older },
);
