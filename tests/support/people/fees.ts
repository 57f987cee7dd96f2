// What the operator has kept, and customers without any fee paid so far.
import { sql } from "kysely";
import type { Currency } from "~server/kernel/currencies";
import type { TestPortal } from "../portal/backend";
import type { Administrator, Customer } from "./people";

/** The account of fees, in cents. */
export async function feesKept(portal: TestPortal, currency: Currency = "USD"): Promise<number> {
  const { rows } = await sql<{ sum: number | string | null }>`select sum(amount_minor) as sum
    from postings where account_id = ${`house:fees:${currency}`}`.execute(
    portal.context.storage.db,
  );
  return Number(rows[0]?.sum ?? 0);
}

/** Staff credits are free, so that the balance is round. */
export async function creditedCustomer(
  portal: TestPortal,
  admin: Administrator,
  amount: string,
): Promise<Customer> {
  const customer = await portal.registerVerified({ fullname: "Hana Howard" });
  await admin.credit(customer.id, amount);
  await customer.saveBank();
  return customer;
}
