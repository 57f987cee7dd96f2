import { sql, type Kysely, type QueryExecutorProvider } from "kysely";
import type { Db } from "./db";
import { inTransaction } from "./engine/retry";
import type { Schema } from "./schema";
import { isMigration } from "./upkeep/snapshot";
import { foundation } from "./migrations/001-foundation";
import { guesses } from "./migrations/002-guesses";
import { backOffice } from "./migrations/003-back-office";
import { addCryptoPayments } from "./migrations/004-crypto-payments";
import { rateOrigin } from "./migrations/005-rate-origin";
import { setByHand } from "./migrations/006-set-by-hand";
import { gatewayDeliveries } from "./migrations/007-gateway-deliveries";
import { mail } from "./migrations/008-mail";
import { addSecondFactor } from "./migrations/009-second-factor";
import { contactMessages } from "./migrations/011-contact-messages";
import { cryptoDrafts } from "./migrations/013-crypto-drafts";
import { reviewQueues } from "./migrations/014-review-queues";
import { searchedTrails } from "./migrations/015-searched-trails";
import { addStatements } from "./migrations/016-statements";
import { scalingLists } from "./migrations/017-scaling-lists";
import { selections } from "./migrations/018-selections";
import { appendOnlyAudit } from "./migrations/019-append-only-audit";
import { oversight } from "./migrations/020-oversight";
import { settledPayments } from "./migrations/021-settled-payments";
import { addReconciliation } from "./migrations/022-reconciliation";
import { furtherLists } from "./migrations/023-further-lists";
import { withdrawalsOfDays } from "./migrations/025-withdrawals-of-days";
import { overByTime } from "./migrations/026-over-by-time";
import { noteVisibility } from "./migrations/027-note-visibility";
import { usernameSkeletons } from "./migrations/028-username-skeletons";
import { demonstrationMarks } from "./migrations/031-demonstration-mark";
import { tracedOperation } from "./migrations/032-traced-operation";
import { auditChain } from "./migrations/033-audit-chain";
import { peopleOfAnswers } from "./migrations/034-people-of-answers";
import { knownDevices } from "./migrations/035-known-devices";
import { withdrawalRequests } from "./migrations/036-withdrawal-requests";
import { addFormRecoveries } from "./migrations/037-form-recoveries";
import { confirmedDrafts } from "./migrations/038-confirmed-drafts";
import { addStaffRoles } from "./migrations/039-staff-roles";
import { addRoleGrants } from "./migrations/040-role-grants";
import { heldCalls } from "./migrations/041-breaking-held-calls";
import { searchedWords } from "./migrations/045-searched-words";
import { currencyTotals } from "./migrations/046-currency-totals";
import { pinnedNotes } from "./migrations/050-pinned-notes";
import { addSafeguards } from "./migrations/051-safeguards";
import { addPayoutHolds } from "./migrations/055-payout-holds";
import { addPayoutStops } from "./migrations/056-payout-stops";
import { addPayouts } from "./migrations/060-payouts";
import { closedAccounts } from "./migrations/065-breaking-closed-accounts";
import { addViewers } from "./migrations/070-viewers";

interface Migration {
  /** "NNN-what-it-adds", or "NNN-breaking-what-it-removes" where releases from before it may not run on its schema. */
  name: string;
  up: (db: QueryExecutorProvider) => Promise<void>;
}

const migrations: readonly Migration[] = [
  { name: "001-foundation", up: foundation },
  { name: "002-guesses", up: guesses },
  { name: "003-back-office", up: backOffice },
  { name: "004-crypto-payments", up: addCryptoPayments },
  { name: "005-rate-origin", up: rateOrigin },
  { name: "006-set-by-hand", up: setByHand },
  { name: "007-gateway-deliveries", up: gatewayDeliveries },
  { name: "008-mail", up: mail },
  { name: "009-second-factor", up: addSecondFactor },
  { name: "011-contact-messages", up: contactMessages },
  { name: "013-crypto-drafts", up: cryptoDrafts },
  { name: "014-review-queues", up: reviewQueues },
  { name: "015-searched-trails", up: searchedTrails },
  { name: "016-statements", up: addStatements },
  { name: "017-scaling-lists", up: scalingLists },
  { name: "018-selections", up: selections },
  { name: "019-append-only-audit", up: appendOnlyAudit },
  { name: "020-oversight", up: oversight },
  { name: "021-settled-payments", up: settledPayments },
  { name: "022-reconciliation", up: addReconciliation },
  { name: "023-further-lists", up: furtherLists },
  { name: "025-withdrawals-of-days", up: withdrawalsOfDays },
  { name: "026-over-by-time", up: overByTime },
  { name: "027-note-visibility", up: noteVisibility },
  { name: "028-username-skeletons", up: usernameSkeletons },
  { name: "031-demonstration-mark", up: demonstrationMarks },
  { name: "032-traced-operation", up: tracedOperation },
  { name: "033-audit-chain", up: auditChain },
  { name: "034-people-of-answers", up: peopleOfAnswers },
  { name: "035-known-devices", up: knownDevices },
  { name: "036-withdrawal-requests", up: withdrawalRequests },
  { name: "037-form-recoveries", up: addFormRecoveries },
  { name: "038-confirmed-drafts", up: confirmedDrafts },
  { name: "039-staff-roles", up: addStaffRoles },
  { name: "040-role-grants", up: addRoleGrants },
  { name: "041-breaking-held-calls", up: heldCalls },
  { name: "045-searched-words", up: searchedWords },
  { name: "046-currency-totals", up: currencyTotals },
  { name: "050-pinned-notes", up: pinnedNotes },
  { name: "051-safeguards", up: addSafeguards },
  { name: "055-payout-holds", up: addPayoutHolds },
  { name: "056-payout-stops", up: addPayoutStops },
  { name: "060-payouts", up: addPayouts },
  { name: "065-breaking-closed-accounts", up: closedAccounts },
  { name: "070-viewers", up: addViewers },
];

type MigrationTables = {
  migration_lock: { id: number };
  migrations: { name: string; applied_at: number };
};

/** Brings the schema up to date. Any number of hosts may start at once: the update of one lock row makes them take turns. */
export async function migrate(db: Db, now: number): Promise<void> {
  const tables = db.withTables<MigrationTables>();
  await createLock(tables);
  const before = new Set(
    (await tables.selectFrom("migrations").select("name").execute()).map(({ name }) => name),
  );
  requireKnownForm(before);
  // What was done once stays done: a host that starts anew need not take its turn for it.
  for (const migration of migrations.filter(({ name }) => !before.has(name))) {
    await inTransaction(tables, async (trx) => {
      await trx.updateTable("migration_lock").set({ id: 1 }).where("id", "=", 1).execute();
      const done = await trx
        .selectFrom("migrations")
        .select("name")
        .where("name", "=", migration.name)
        .executeTakeFirst();
      if (done) return;
      await migration.up(trx);
      await trx
        .insertInto("migrations")
        .values({ name: migration.name, applied_at: now })
        .execute();
    });
  }
}

/** The database has a form that only later releases know. */
class SchemaTooNew extends Error {
  override name = "SchemaTooNew";
}

/**
 * A later release may run beside this one as long as its migrations only add to the schema. One that takes away or changes what
 * this release uses has "breaking" in its name, after its number.
 */
function requireKnownForm(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const breaking = [...applied]
    .filter((name) => isMigration(name) && !known.has(name) && /^\d+-breaking-/.test(name))
    .sort();
  if (breaking.length === 0) return;
  throw new SchemaTooNew(
    `this release is older than the database: a later release has applied ${breaking.map((name) => `"${name}"`).join(" and ")}, which this one does not work with. ` +
      "Start that release or a later one, or restore a backup from before into a new database.",
  );
}

/** Notes that something was done; false where it had been noted before. */
export async function claim(db: Db, name: string, now: number): Promise<boolean> {
  const result = await db
    .withTables<MigrationTables>()
    .insertInto("migrations")
    .values({ name, applied_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function isClaimed(db: Db, name: string): Promise<boolean> {
  const row = await db
    .withTables<MigrationTables>()
    .selectFrom("migrations")
    .select("name")
    .where("name", "=", name)
    .executeTakeFirst();
  return row !== undefined;
}

// "create table if not exists" races on PostgreSQL when two hosts start at once: the loser's error means the table is there.
async function createLock(db: Kysely<Schema & MigrationTables>) {
  const steps = [
    sql`create table if not exists migration_lock (id integer primary key)`,
    sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`,
    sql`insert into migration_lock (id) values (1) on conflict do nothing`,
  ];
  for (const step of steps) {
    try {
      await step.execute(db);
    } catch (error) {
      if (!isCreationRace(error)) throw error;
    }
  }
}

// Unique violation, duplicate table, duplicate type.
const creationRaces = new Set(["23505", "42P07", "42710"]);

function isCreationRace(error: unknown): boolean {
  return error instanceof Error && "code" in error && creationRaces.has(String(error.code));
}
