// What the ledger says of money that staff moved, held against who asked for it and who approved it.
import { sql } from "kysely";
import { expect } from "vitest";
import type { Customer } from "../support/people/people";
import type { TestPortal } from "../support/portal/backend";

/** Whole units of each currency. */
export const threshold = 100;
const dayMs = 24 * 3_600_000;

export interface TwoPersonWorld {
  readonly portal: TestPortal;
  readonly admins: readonly { readonly id: string; readonly email: string }[];
  readonly customers: readonly Customer[];
}

interface Moved {
  readonly actor_id: string;
  readonly user_id: string;
  readonly created_at: number;
  readonly moved: number;
}

/** What the ledger itself says that staff moved between a wallet and the house, entry by entry. */
async function movedByStaff({ portal, admins }: TwoPersonWorld): Promise<Moved[]> {
  const { rows } = await sql<Moved>`select entries.actor_id, wallets.user_id, entries.created_at,
      sum(abs(postings.amount_minor)) as moved
    from entries join wallets on wallets.id = entries.wallet_id
      join postings on postings.entry_id = entries.id
    where postings.account_id like 'house:%'
    group by entries.id, entries.actor_id, wallets.user_id, entries.created_at`.execute(
    portal.context.storage.db,
  );
  const staff = new Set(admins.map(({ id }) => id));
  return rows
    .filter(({ actor_id: id }) => staff.has(id))
    .map((row) => ({ ...row, moved: Number(row.moved), created_at: Number(row.created_at) }));
}

export async function checkTwoPersonRule(
  world: TwoPersonWorld,
): Promise<{ moved: number; byTwo: number }> {
  const { db } = world.portal.context.storage;
  const counted = await db.selectFrom("staff_postings").selectAll().execute();
  const entries = await movedByStaff(world);
  const sum = (rows: readonly { amount: number }[]) =>
    rows.reduce((all, { amount }) => all + amount, 0);
  // Nothing that staff moved was left out of the count.
  expect(sum(counted.map((row) => ({ amount: row.amount_minor })))).toBe(
    sum(entries.map(({ moved: amount }) => ({ amount }))),
  );
  const alone = counted.filter(({ request_id: id }) => id === null);
  for (const key of ["staff_id", "user_id"] as const)
    for (const last of alone) {
      const together = alone.filter(
        (row) =>
          row[key] === last[key] &&
          row.created_at <= last.created_at &&
          row.created_at > last.created_at - dayMs,
      );
      expect(sum(together.map((row) => ({ amount: row.amount_minor })))).toBeLessThan(
        threshold * 100,
      );
    }
  const byTwo = counted.filter(({ request_id: id }) => id !== null);
  for (const row of byTwo) {
    const request = await db
      .selectFrom("approval_requests")
      .selectAll()
      .where("id", "=", row.request_id)
      .executeTakeFirst();
    expect(request).toMatchObject({
      state: "approved",
      decider_id: row.staff_id,
      user_id: row.user_id,
    });
    expect([request?.decider_id, row.user_id]).not.toContain(request?.requester_id);
    expect(request?.decider_id).not.toBe(row.user_id);
  }
  expect(await world.portal.ledgerFaults()).toEqual([]);
  return { moved: counted.length, byTwo: byTwo.length };
}
