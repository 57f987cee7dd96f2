import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import { openPaymentStatuses } from "../ledger/labels";
import type { GatewayDeliveryRow } from "../../database/rows/crypto-payment-rows";

/** How long a webhook is remembered after its payment was settled: as long as reconciliation may cover it. */
export const gatewayNoticesKeptDays = 92;

export function gatewayDeliveriesIn(db: Db) {
  return {
    /** False if the same webhook was recorded before. */
    async insert(row: Insertable<GatewayDeliveryRow>): Promise<boolean> {
      const result = await db
        .insertInto("gateway_deliveries")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    /** Webhooks whose payment wasn't queried yet, oldest first. */
    due: ({ triedBefore, receivedSince }: { triedBefore: number; receivedSince: number }) =>
      db
        .selectFrom("gateway_deliveries")
        .selectAll()
        .where("applied_at", "is", null)
        .where("tried_at", "<=", triedBefore)
        .where("received_at", ">", receivedSince)
        .orderBy("tried_at")
        .limit(50)
        .execute(),
    /** Claims the query; false if another host has tried since `before`. */
    async claim(
      digest: string,
      { now, before }: { now: number; before: number },
    ): Promise<boolean> {
      const result = await db
        .updateTable("gateway_deliveries")
        .set({ tried_at: now })
        .where("digest", "=", digest)
        .where("applied_at", "is", null)
        .where("tried_at", "<=", before)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    noteApplied: (digest: string, now: number) =>
      db
        .updateTable("gateway_deliveries")
        .set({ applied_at: now })
        .where("digest", "=", digest)
        .execute(),
    /** Deletes some webhooks from before this time, oldest first: none whose payment is unsettled or was recently. */
    forgetSettledBefore: (moment: number, atMost: number) =>
      db
        .deleteFrom("gateway_deliveries")
        .where("digest", "in", (eb) =>
          eb
            .selectFrom("gateway_deliveries as notice")
            .select("digest")
            .where("received_at", "<", moment)
            .where(({ not, exists, ref }) =>
              not(
                exists(
                  unsettledSince(db, moment).where("order_number", "=", ref("notice.order_number")),
                ),
              ),
            )
            .orderBy("received_at")
            .limit(atMost),
        )
        .execute(),
  };
}

/** Payments that are open or need a review, or were either at or after this time. */
function unsettledSince(db: Db, moment: number) {
  return db
    .selectFrom("crypto_payments")
    .select("order_number")
    .where(({ eb, and, or }) =>
      or([
        eb("status", "in", openPaymentStatuses),
        and([eb("review_flag", "is not", null), eb("settled_at", "is", null)]),
        eb("settled_at", ">=", moment),
        eb("updated_at", ">=", moment),
      ]),
    );
}
