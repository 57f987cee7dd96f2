import { sql, type QueryExecutorProvider } from "kysely";

/** Approval requests contain whole calls in addition to adjustments, and amounts that staff move alone are counted. */
export async function heldCalls(db: QueryExecutorProvider): Promise<void> {
  await sql`create table held_proposals (
    id text primary key, user_id text not null references users (id), wallet_id text references wallets (id),
    kind text not null check (kind in ('balances', 'credit', 'call')), wanted text not null,
    subject text, subject_version bigint, amount_minor bigint, currency text, sealed_reason text,
    state text not null check (state in ('open', 'approved', 'refused', 'withdrawn')),
    proposer_id text not null, decider_id text, created_at bigint not null, decided_at bigint,
    check ((state = 'open') = (decided_at is null)))`.execute(db);
  await sql`insert into held_proposals (id, user_id, wallet_id, kind, wanted, sealed_reason, state,
      proposer_id, decider_id, created_at, decided_at)
    select id, user_id, wallet_id, kind, wanted, sealed_reason, state,
      proposer_id, decider_id, created_at, decided_at from proposals`.execute(db);
  await sql`drop table proposals`.execute(db);
  await sql`alter table held_proposals rename to proposals`.execute(db);
  await sql`create index proposals_open on proposals (created_at, id) where state = 'open'`.execute(
    db,
  );
  await sql`create index proposals_by_person on proposals (user_id)`.execute(db);
  await sql`create index proposals_by_subject on proposals (subject)`.execute(db);
  await sql`create index proposals_by_time on proposals (created_at, id)`.execute(db);
  await sql`create index proposals_of_state on proposals (state, created_at, id)`.execute(db);
  await sql`create table staff_movements (
    id text primary key, staff_id text not null, user_id text not null, currency text not null,
    amount_minor bigint not null, request_id text, created_at bigint not null)`.execute(db);
  await sql`create index staff_movements_by_staff on staff_movements (staff_id, created_at)`.execute(
    db,
  );
  await sql`create index staff_movements_by_person on staff_movements (user_id, created_at)`.execute(
    db,
  );
}
