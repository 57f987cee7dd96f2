// Each user has a reference of their own: from the start, by the migration of older data, and until they are erased.
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import { migrate } from "~server/database/migrate";
import { migrations } from "~server/database/migrations";
import { usersIn } from "~server/features/users/store";
import { readCreditorReference } from "~server/kernel/creditor-reference";
import { usd } from "../support/inputs/amounts";
import { expectedDepositsIn } from "~server/features/bank-transfers/expected-deposit-store";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { freshFolder } from "../support/portal/config-faults";
import { describeEitherEngine } from "../support/portal/engine-suites";

const references = async (db: Parameters<typeof usersIn>[0]) =>
  (await db.selectFrom("users").select(["id", "deposit_reference"]).orderBy("id").execute()).map(
    ({ deposit_reference }) => deposit_reference,
  );

test.each(postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"])(
  "older users get theirs with the migration on %s, many at a time",
  async (engine) => {
    const database = engine === "PostgreSQL" ? await freshDatabase() : undefined;
    const { db } = openDatabase({
      dataDir: freshFolder(),
      ...(database && { databaseUrl: database.address }),
    });
    onTestFinished(async () => {
      await db.destroy();
      await database?.drop();
    });
    await migrate(db, 1, migrations.slice(0, 1));
    const ids = Array.from({ length: 1203 }, (_none, at) => `u${String(at).padStart(5, "0")}`);
    const rows = ids.map(
      (id, at) => sql`(${id}, ${id}, ${id}, ${id}, ${id}, 'Nora New', '1', 'US', 'USD', 'user',
        'active', 'approved', '-', ${at === 600 ? 7 : null}, 1, 1)`,
    );
    await sql`insert into users (id, email, email_key, username, username_key, fullname, phone_number,
      country, currency, role, account_status, kyc_status, password_hash, deleted_at, created_at,
      updated_at) values ${sql.join(rows)}`.execute(db);
    await migrate(db, 2);
    const given = await references(db);
    expect(given).toHaveLength(ids.length);
    expect(given[600]).toBeNull();
    const others = given.filter((one) => one !== null);
    expect(new Set(others).size).toBe(ids.length - 1);
    expect(others.filter((one) => readCreditorReference(one) !== one)).toEqual([]);
  },
);

describeEitherEngine("deposit references", (portal) => {
  test("everyone who signs up has one, and it is gone once they are erased", async () => {
    const { storage, erase, now } = portal().context;
    const hana = await portal().register();
    const users = usersIn(storage.db);
    const reference = (await users.byId(hana.id))?.deposit_reference ?? "";
    expect(readCreditorReference(reference)).toBe(reference);
    expect((await users.byDepositReference(reference))?.id).toBe(hana.id);
    await users.giveDepositReference(hana.id, "RF712348231");
    expect((await users.byId(hana.id))?.deposit_reference).toBe(reference);
    await storage.transaction((db) =>
      erase("person", { db, id: hana.id, now: now(), language: "en" }),
    );
    expect(await users.byDepositReference(reference)).toBeUndefined();
  });

  test("a deposit ends the oldest expected one of the same amount, and only one", async () => {
    const { storage, now, newId } = portal().context;
    const hana = await portal().register();
    const expected = expectedDepositsIn(storage.db);
    const expectDeposit = async (minor: number) => {
      const id = newId();
      portal().advance({ minutes: 1 });
      await expected.insert({
        id,
        user_id: hana.id,
        receiving_account_id: "example-usd",
        currency: "USD",
        amount_minor: minor,
        state: "open",
        created_at: now(),
        lapses_at: now() + 1000,
        reminded_at: null,
        ended_at: null,
        transaction_id: null,
      });
      return id;
    };
    const [first, second] = [await expectDeposit(500), await expectDeposit(500)];
    const arrived = (minor: bigint, transactionId: string) =>
      storage.transaction((db) =>
        expectedDepositsIn(db).matchFor({
          userId: hana.id,
          amount: usd(minor),
          transactionId,
          now: now(),
        }),
      );
    expect(await arrived(499n, "t0")).toBeNull();
    const matched = await Promise.all([arrived(500n, "t1"), arrived(500n, "t2")]);
    expect(new Set(matched)).toEqual(new Set([first, second]));
    expect(await arrived(500n, "t3")).toBeNull();
    await expected.reopenFor("t1");
    expect(await arrived(500n, "t4")).toBe(matched[0]);
  });
});
