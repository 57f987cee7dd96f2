// Rows of the further customers are gathered, and written many at a time: each looks like one that the API has written.
import { beforeAll, expect, test } from "vitest";
import { seedIfEmpty } from "~server/seed";
import { seedCustomers } from "~server/seed/customers";
import { createHistories } from "../support/people/customer-histories";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

/** What tells one kind of row from another; of all other columns it counts whether they are filled. */
const kinds = {
  transactions: [
    "type",
    "action",
    "payment_method",
    "status",
    "is_gateway_made",
    "is_set_by_hand",
    "version",
  ],
  payouts: ["state"],
  crypto_payments: ["status", "review_flag"],
  simulated_invoices: ["status"],
  gateway_status_snapshots: ["status"],
  cards: [],
  card_secrets: ["kind"],
  bank_details: ["region"],
  documents: ["purpose"],
  notes: ["visibility"],
  contact_messages: ["state"],
  approval_requests: ["kind", "state"],
  audit: ["action"],
} as const;
type Table = keyof typeof kinds;
const tables = Object.keys(kinds).filter((name): name is Table => name in kinds);

/** No one here opens the link of the welcome. */
const unseen = /^audit email\.verified/;
/** Where a call came from, and which one it was. */
const ofTheCall = new Set(["address", "request_id"]);

async function shapesIn({ context }: TestPortal, table: Table): Promise<Set<string>> {
  const rows: Record<string, unknown>[] = await context.storage.db
    .selectFrom(table)
    .selectAll()
    .execute();
  const columns: readonly string[] = kinds[table];
  const shapeOf = (row: Record<string, unknown>) => [
    table,
    ...columns.map((column) => String(row[column])),
    ...Object.keys(row)
      .filter((column) => !columns.includes(column) && !ofTheCall.has(column))
      .sort()
      .map((column) => `${column}${membersOf(table, row[column])}`),
  ];
  return new Set(rows.map((row) => shapeOf(row).join(" ")));
}

function membersOf(table: Table, value: unknown): string {
  if (value === null) return " empty";
  if (table !== "audit" || typeof value !== "string" || !value.startsWith("{")) return "";
  return ` of ${Object.keys(JSON.parse(value)).join()}`;
}

describeEitherEngine("rows of the additional customers", (portal) => {
  let house: TestPortal;

  beforeAll(async () => {
    house = await TestPortal.open(portal().engine);
    await seedIfEmpty(house.backend);
    const own = await shapesIn(house, "transactions");
    expect(own.size).toBeGreaterThan(3);
    await seedCustomers(house.backend);
    await createHistories(portal());
    return () => house.close();
  }, 120_000);

  test.each(tables)("in %s look like those written by the API", async (table) => {
    const [seeded, written] = [await shapesIn(house, table), await shapesIn(portal(), table)];
    expect(seeded.size).toBeGreaterThan(0);
    expect([...seeded].filter((shape) => !written.has(shape) && !unseen.test(shape))).toEqual([]);
  });
});
