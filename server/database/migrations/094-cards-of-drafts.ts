import { sql, type QueryExecutorProvider } from "kysely";

/** A card is saved when its draft is confirmed, and a form that is sent again changes its draft. */
export async function cardsOfDrafts(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table cards add column unsaved_until bigint`.execute(db);
  await sql`create index cards_unsaved on cards (unsaved_until) where unsaved_until is not null`.execute(
    db,
  );
  await sql`alter table drafts add column version integer not null default 1`.execute(db);
  await sql`alter table drafts add column session_id text`.execute(db);
  await sql`create index drafts_of_session on drafts (session_id, kind, created_at)`.execute(db);
}
