import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { SimulatedInvoiceRow } from "../../database/rows/crypto-payment-rows";

export function simulatedInvoicesIn(db: Db) {
  return {
    byOrderNumber: (orderNumber: string) =>
      db
        .selectFrom("simulated_invoices")
        .selectAll()
        .where("order_number", "=", orderNumber)
        .executeTakeFirst(),
    /** Keeps what is there already. */
    insert: (row: Insertable<SimulatedInvoiceRow>) =>
      db
        .insertInto("simulated_invoices")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    update: (orderNumber: string, change: Partial<SimulatedInvoiceRow>) =>
      db
        .updateTable("simulated_invoices")
        .set(change)
        .where("order_number", "=", orderNumber)
        .execute(),
  };
}
