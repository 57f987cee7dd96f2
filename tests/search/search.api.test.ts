// One search over users and transactions.
import { expect, test } from "vitest";
import { searchKeysOfLetterForms } from "~server/database/migrations/012-search-keys-of-letter-forms";
import { SearchResults } from "~server/features/search/schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

async function search(portal: TestPortal, typed: string) {
  const admin = await portal.admin();
  const found = read(SearchResults, await admin.get(`/search?search=${encodeURIComponent(typed)}`));
  return {
    ...found,
    names: found.users.map(({ fullname }) => fullname),
    references: found.transactions.map(({ reference }) => reference),
  };
}

describeEitherEngine("the search of the back office", (portal) => {
  test("finds users by any word, those whose word starts with it first", async () => {
    for (const fullname of ["Ludmila Ferrante", "Anton Müller", "Milan Ferrante"]) {
      await portal().register({ fullname });
      portal().advance({ minutes: 1 });
    }
    expect((await search(portal(), "muller")).names).toEqual(["Anton Müller"]);
    expect((await search(portal(), "ferrante mil")).names).toEqual([
      "Milan Ferrante",
      "Ludmila Ferrante",
    ]);
    expect((await search(portal(), "mila ferrante")).usersTotal).toBe(2);
  });

  test("finds names in every form of their letters, also in keys of earlier releases", async () => {
    const { db } = portal().context.storage;
    const { id } = await portal().register({ fullname: "فَاطِمَة أحـمـد مصطفى کریم" });
    const { id: levi } = await portal().register({ fullname: "אפרים לוין" });
    const find = async () => {
      const found = [];
      for (const typed of ["فاطمه مصطفي", "فاطمة احمد كريم", "کریم فاطمۃ مُصطفى", "אפרימ לוינ"])
        found.push((await search(portal(), typed)).users.map((user) => user.id));
      return found;
    };
    expect(await find()).toEqual([[id], [id], [id], [levi]]);
    const earlier = { [id]: "فاطمة احـمـد مصطفى کریم", [levi]: "אפרים לוין" };
    for (const [user, key] of Object.entries(earlier))
      await db.updateTable("users").set({ search_key: key }).where("id", "=", user).execute();
    expect(await find()).toEqual([[], [], [], []]);
    await searchKeysOfLetterForms(db);
    expect(await find()).toEqual([[id], [id], [id], [levi]]);
  });

  test("finds a transaction by its reference and its ID, and a user by the ID", async () => {
    const hana = await portal().customerWith("10.00");
    const { reference, id } = await hana.withdraw("1.00");
    for (const typed of [reference, reference.slice(3).toLowerCase(), id])
      expect(await search(portal(), typed)).toMatchObject({
        users: [],
        references: [reference],
        transactionsTotal: 1,
      });
    expect(await search(portal(), hana.id)).toMatchObject({
      users: [{ id: hana.id }],
      usersTotal: 1,
      transactions: [],
    });
  });

  test("returns ten of each, and the number of matches", async () => {
    const admin = await portal().admin();
    const hana = await portal().register();
    for (let number = 10; number <= 21; number += 1) {
      await portal().register({ fullname: "Tenfold Twelve" });
      portal().advance({ minutes: 1 });
      await admin.credit(hana.id, "1", { reference: `Tenfold-${number}` });
    }
    const { users, usersTotal, references, transactionsTotal } = await search(portal(), "tenfold");
    expect([users.length, usersTotal, transactionsTotal]).toEqual([10, 12, 12]);
    expect([references[0], references.length]).toEqual(["Tenfold-21", 10]);
  });

  test("finds no deleted user, nor one by a former name", async () => {
    const admin = await portal().admin();
    const [dora, rita] = [
      await portal().register({ fullname: "Dora Departed", phoneNumber: "+442079460123" }),
      await portal().register({ fullname: "Rita Renamed" }),
    ];
    await admin.delete(`/users/${dora.id}`, { confirmed: true, reason: "Asked for it" });
    await rita.patch("/users/profile", { fullname: "Rita Anew", phoneNumber: "+442079460124" });
    for (const typed of ["departed", "442079460123", dora.id, dora.email, "renamed"])
      expect((await search(portal(), typed)).names, typed).toEqual([]);
    for (const typed of ["anew", "020 7946 0124"])
      expect((await search(portal(), typed)).names, typed).toEqual(["Rita Anew"]);
  });

  test("finds nothing for an empty search, and refuses a customer", async () => {
    const nora = await portal().register();
    expect(await search(portal(), "")).toMatchObject({ usersTotal: 0, transactionsTotal: 0 });
    expect(await search(portal(), "%")).toMatchObject({ usersTotal: 0, transactionsTotal: 0 });
    expect((await nora.get("/search?search=nora")).status).toBe(403);
  });
});
