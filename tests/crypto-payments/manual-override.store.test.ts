// Payments from before a person's decision was noted: the migration finds whom the gateway may no longer overrule.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import { migrate } from "~server/database/migrate";
import { describeEachEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer } from "../support/stubs/crypto-gateway";

describeEachEngine("an older database", (portal) => {
  test("keeps rejections that the gateway has agreed with, and what it failed by itself", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const [rejected, failed, open] = [
      await payByCrypto(nora),
      await payByCrypto(nora),
      await payByCrypto(nora),
    ];
    await ada.decide(rejected.transaction.id, "reject");
    for (const payment of [rejected, failed]) {
      await actAsPayer(portal(), payment, "fail");
      await paymentOf(nora, payment);
    }
    const { db } = openDatabase({ dataDir: portal().dataDir, databaseUrl: portal().databaseUrl });
    await sql`alter table transactions drop column is_set_by_hand`.execute(db);
    await sql`alter table crypto_payments add column settled_as text not null default 'pending'`.execute(
      db,
    );
    for (const { cryptoOrderNumber } of [rejected, failed])
      await sql`update crypto_payments set settled_as = 'failed' where order_number = ${cryptoOrderNumber}`.execute(
        db,
      );
    await sql`delete from migrations where name = '006-set-by-hand'`.execute(db);
    await migrate(db, portal().context.now());
    const rows = await db.selectFrom("transactions").select(["id", "is_set_by_hand"]).execute();
    await db.destroy();
    const setByHandById = new Map(rows.map((row) => [row.id, row.is_set_by_hand]));
    expect(
      [rejected, failed, open].map(({ transaction }) => setByHandById.get(transaction.id)),
    ).toEqual([1, 0, 0]);
  });
});
