// Lists to their end: each row once, in the order of the list, whatever happens meanwhile; and who took them is noted.
import { expect, test } from "vitest";
import { z } from "zod";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { auditIn } from "~server/features/audit/store";
import { operations } from "~server/operations";
import {
  ExportedTransactions,
  ExportedUsers,
  encodeCursor,
} from "~server/features/exports/schemas";
import { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { limits } from "~server/kernel/limits";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { everyId, rowsWithId } from "../support/api/export-rows";
import { read } from "../support/people/people";

/** A customer with so many settled deposits, several of them of the same moment and amount. */
async function withMany(portal: TestPortal, count: number) {
  const customer = await portal.customerWith("10");
  const { db } = portal.context.storage;
  const like = await transactionsIn(db).list({ userId: customer.id }, { limit: 1 });
  for (let number = 0; number < count; number += 1) {
    const {
      fullname: _name,
      email: _email,
      payout_state: _state,
      payout_reference: _payoutReference,
      ...row
    } = like[0] ??
    (() => {
      throw new Error("nothing was made");
    })();
    const id = portal.context.newId();
    const many = {
      ...row,
      id,
      reference: `TX-MANY${number}${id}`,
      amount_minor: 100 + (number % 7),
      created_at: row.created_at + Math.floor(number / 5),
    };
    await transactionsIn(db).insert([many]);
  }
  return customer;
}

describeEitherEngine("a list in parts", (portal) => {
  test("has each row once, in the list's order", { timeout: 120_000 }, async () => {
    const customer = await withMany(portal(), limits.exportedAtOnce + 50);
    const admin = await portal().admin();
    for (const filter of [
      "",
      "sort=oldest",
      "sort=largest",
      "sort=smallest",
      "type=deposit&status=successful",
      `person=${customer.email}&sort=largest`,
    ]) {
      const { total } = read(
        TransactionPage,
        await admin.get(`/wallets/admin/transactions?${filter}`),
      );
      const ids = await everyId(admin, `/exports/transactions?${filter}`);
      expect([ids.length, new Set(ids).size], filter).toEqual([total, total]);
      const shown = read(
        TransactionPage,
        await admin.get(`/wallets/admin/transactions?${filter}&limit=50&page=20`),
      ).transactions.map(({ id }) => id);
      expect(ids.slice(950, 1000), filter).toEqual(shown);
    }
    const own = await everyId(customer, "/exports/my-transactions");
    expect([own.length, new Set(own).size]).toEqual([
      limits.exportedAtOnce + 51,
      limits.exportedAtOnce + 51,
    ]);
  });

  test("starts at no cursor that a list can't have", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    const byNumber = [
      "/exports/my-transactions",
      "/exports/transactions",
      "/exports/transactions?sort=largest",
      "/exports/users",
      "/exports/users?sort=oldest",
      "/exports/wallet-users",
      "/exports/wallets",
      "/exports/wallets?sort=smallest",
      "/exports/reconciliation?from=2026-11-01&to=2026-11-21",
    ];
    const byName = ["/exports/users?sort=a-z", "/exports/wallet-users?sort=z-a"];
    const statusesOf = async (paths: readonly string[], at: string | number) => {
      const after = encodeCursor({ at, id: "x" });
      const answers = await Promise.all(
        paths.map((path) =>
          (path.includes("my-") ? nora : admin).get(
            `${path}${path.includes("?") ? "&" : "?"}after=${after}`,
          ),
        ),
      );
      return [...new Set(answers.map(({ status }) => status))];
    };
    for (const at of ["abc", "", 1.5, 2 ** 60])
      expect([at, await statusesOf(byNumber, at)]).toEqual([at, [400]]);
    expect(await statusesOf(byName, 7)).toEqual([400]);
    expect([...(await statusesOf(byNumber, 7)), ...(await statusesOf(byName, "abc"))]).toEqual([
      200, 200,
    ]);
  });

  test("of users, wallets and both is sorted by name and by day", async () => {
    for (const fullname of ["Ann", "Ben", "Cleo"]) await portal().register({ fullname });
    const admin = await portal().admin();
    const names = async (sort: string) =>
      read(ExportedUsers, await admin.get(`/exports/users?sort=${sort}`)).rows.map(
        ({ fullname }) => fullname,
      );
    expect(await names("a-z")).toEqual((await names("z-a")).toReversed());
    const everybody = await everyId(admin, "/exports/users");
    for (const path of [
      "/exports/wallets",
      "/exports/wallets?sort=largest",
      "/exports/wallets?sort=smallest&from=2026-01-01",
      "/exports/wallet-users?sort=a-z",
      "/exports/users?sort=oldest",
    ])
      expect((await everyId(admin, path)).length, path).toBe(everybody.length);
    expect((await everyId(admin, "/exports/users?search=cleo")).length).toBe(1);
  });

  const notedOf = async (admin: { readonly id: string }) =>
    (await auditIn(portal().context.storage.db).ofSubject("list:transactions"))
      .filter(({ actor_id: actor }) => actor === admin.id)
      .map(({ action, after }) => [action, JSON.parse(after ?? "null")]);

  test("is recorded at its start, without the search term", async () => {
    const admin = await portal().admin();
    await admin.get("/exports/transactions?person=somebody&status=pending");
    expect(await notedOf(admin)).toEqual([
      ["list.exported", { status: "pending", isSearched: true }],
    ]);
  });

  test(
    "is recorded wherever it starts: a cursor is for one user, one query and one hour",
    { timeout: 120_000 },
    async () => {
      await withMany(portal(), limits.exportedAtOnce + 50);
      const [ada, eve] = [await portal().admin(), await portal().admin()];
      const { next = "" } = read(rowsWithId, await ada.get("/exports/transactions"));
      const after = `after=${next}`;
      await ada.get(`/exports/transactions?${after}`);
      expect(await notedOf(ada)).toHaveLength(1);
      await eve.get(`/exports/transactions?${after}`);
      await eve.get(`/exports/transactions?after=${encodeCursor({ at: 2 ** 50, id: "x" })}`);
      expect(await notedOf(eve)).toHaveLength(2);
      await ada.get(`/exports/transactions?status=successful&${after}`);
      const [at, id, mark] = z
        .tuple([z.int(), z.string(), z.string()])
        .parse(JSON.parse(Buffer.from(next, "base64url").toString()));
      await ada.get(`/exports/transactions?after=${encodeCursor({ at: at + 1, id, mark })}`);
      expect(await notedOf(ada)).toHaveLength(3);
      portal().advance({ minutes: 61 });
      const later = await portal().signInAgain(ada);
      await later.get(`/exports/transactions?${after}`);
      expect(await notedOf(later)).toHaveLength(4);
    },
  );

  test("is refused to customers except for their own, and with a cursor that no one issued", async () => {
    const [customer, other, admin] = [
      await portal().customerWith("10"),
      await portal().register(),
      await portal().admin(),
    ];
    for (const { path, access } of Object.values(operations.exports))
      expect((await customer.get(path)).status, path).toBe(access === "staff" ? 403 : 200);
    expect(read(ExportedTransactions, await other.get("/exports/my-transactions")).rows).toEqual(
      [],
    );
    for (const after of [
      "x",
      "bm90aGluZw",
      Buffer.from("[{},1]").toString("base64url"),
      Buffer.from('["a\\u0000","b"]').toString("base64url"),
    ]) {
      expect((await admin.get(`/exports/users?after=${after}`)).status, after).toBe(400);
    }
  });
});
