import { sql, type QueryExecutorProvider } from "kysely";

/** Browsers and programs that have signed in to an account, by the hash of a token that they keep. */
export async function knownDevices(db: QueryExecutorProvider): Promise<void> {
  await sql`create table known_devices (
    user_id text not null references users (id), token_hash text not null, last_at bigint not null,
    primary key (user_id, token_hash))`.execute(db);
  await sql`create index known_devices_by_time on known_devices (last_at)`.execute(db);
}
