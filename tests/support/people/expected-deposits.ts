// Bank transfers that customers announce.
import { ExpectedDeposit } from "~server/features/bank-transfers/schemas";
import type { TestPortal } from "../portal/backend";
import { read, type Customer } from "./people";

export const announce = (customer: Customer, amount: string, key?: string) =>
  customer.post("/expected-deposits", { amount }, key ? { key } : {});

export const expectedOf = async (customer: Customer, amount: string) =>
  read(ExpectedDeposit, await announce(customer, amount));

/** One whose time is over in an hour, without the clock having moved. */
export async function expectSoonLapsing(portal: TestPortal, customer: Customer): Promise<void> {
  const { id } = await expectedOf(customer, "7.00");
  await portal.context.storage.db
    .updateTable("expected_deposits")
    .set({ lapses_at: portal.context.now() + 3_600_000 })
    .where("id", "=", id)
    .execute();
}
