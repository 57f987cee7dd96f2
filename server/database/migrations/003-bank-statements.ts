// The bank's side: imported statements, their lines, what is returned to payers, and saved mappings of CSV columns.
import { sql, type QueryExecutorProvider } from "kysely";

const statements = [
  sql`create table bank_statement_files (
    id text primary key,
    receiving_account_id text not null,
    currency text not null check (currency in ('USD', 'EUR', 'GBP')),
    format text not null check (format in ('camt.053', 'mt940', 'csv')),
    file_name text not null,
    digest text not null,
    state text not null check (state in ('reading', 'mapping', 'preview', 'posting', 'posted', 'undoing', 'undone', 'discarded')),
    prepared_by text not null, prepared_at bigint not null,
    confirmed_by text, confirmed_at bigint,
    needs_two integer not null default 0 check (needs_two in (0, 1)),
    credited_minor bigint not null default 0,
    undo_by text, undo_at bigint,
    ended_by text, ended_at bigint,
    check (needs_two = 0 or confirmed_by is null or confirmed_by <> prepared_by))`,
  sql`create index bank_statement_files_by_time on bank_statement_files (prepared_at, id)`,
  // One at a time for each account, so that a preview stays true until it is confirmed.
  sql`create unique index bank_statement_files_open on bank_statement_files (receiving_account_id)
    where state in ('reading', 'mapping', 'preview', 'posting', 'undoing')`,
  sql`create unique index bank_statement_files_once on bank_statement_files (receiving_account_id, digest)
    where state in ('reading', 'mapping', 'preview', 'posting', 'posted', 'undoing')`,
  sql`create index bank_statement_files_confirmed on bank_statement_files (currency, confirmed_at) where confirmed_at is not null`,

  // A CSV file that waits for its mapping.
  sql`create table bank_file_parts (
    file_id text not null references bank_statement_files (id),
    position integer not null,
    sealed text not null,
    primary key (file_id, position))`,

  sql`create table bank_statements (
    id text primary key,
    file_id text not null references bank_statement_files (id),
    receiving_account_id text not null,
    currency text not null,
    position integer not null,
    number text,
    opening_day text, opening_minor bigint,
    closing_day text, closing_minor bigint,
    is_live integer not null check (is_live in (0, 1)))`,
  sql`create index bank_statements_by_file on bank_statements (file_id, position)`,
  sql`create index bank_statements_by_day on bank_statements (receiving_account_id, closing_day, id) where is_live = 1`,

  sql`create table bank_lines (
    id text primary key,
    file_id text not null references bank_statement_files (id),
    statement_id text not null references bank_statements (id),
    receiving_account_id text not null,
    currency text not null,
    position integer not null,
    place integer not null,
    identity text not null,
    is_live integer not null check (is_live in (0, 1)),
    booking_date text not null, value_date text,
    amount_minor bigint not null check (amount_minor <> 0),
    is_reversal integer not null check (is_reversal in (0, 1)),
    kind text,
    details_sealed text,
    state text not null check (state in ('proposed', 'duplicate', 'open', 'compliance', 'returning', 'credited', 'closed', 'payout_returned', 'returned', 'own', 'undone')),
    proposal text not null,
    reason_code text,
    user_id text references users (id),
    transaction_id text, batch_id text, return_id text,
    owner_id text, owned_at bigint,
    note text,
    decided_by text,
    posted_at bigint, ended_at bigint,
    entry_id text, final_entry_id text,
    version bigint not null)`,
  sql`create unique index bank_lines_live on bank_lines (receiving_account_id, identity) where is_live = 1`,
  sql`create index bank_lines_by_file on bank_lines (file_id, position)`,
  sql`create index bank_lines_to_post on bank_lines (file_id, position) where state = 'proposed'`,
  sql`create index bank_lines_open on bank_lines (posted_at, id) where state in ('open', 'compliance')`,
  sql`create index bank_lines_by_user on bank_lines (user_id, posted_at) where user_id is not null`,
  sql`create index bank_lines_by_transaction on bank_lines (transaction_id) where transaction_id is not null`,
  sql`create index bank_lines_by_batch on bank_lines (batch_id) where batch_id is not null`,
  sql`create index bank_lines_by_day on bank_lines (receiving_account_id, booking_date, id) where posted_at is not null`,

  // A withdrawal that came back may be paid again, so each payout says which line closed it.
  sql`alter table payouts add column closing_line_id text`,
  sql`alter table payouts add column is_debit_missing integer not null default 0`,
  sql`alter table payouts add column is_return_missing integer not null default 0`,

  sql`create table bank_returns (
    id text primary key,
    reference text not null unique,
    line_id text not null references bank_lines (id),
    receiving_account_id text not null,
    currency text not null,
    amount_minor bigint not null check (amount_minor > 0),
    payee_sealed text,
    state text not null check (state in ('requested', 'approved', 'sent', 'done', 'cancelled')),
    reason text not null,
    requested_by text not null, requested_at bigint not null,
    approved_by text, approved_at bigint,
    sent_by text, sent_at bigint,
    ended_by text, ended_at bigint,
    debit_line_id text,
    check (approved_by is null or approved_by <> requested_by))`,
  sql`create unique index bank_returns_of_line on bank_returns (line_id) where state <> 'cancelled'`,
  sql`create index bank_returns_by_time on bank_returns (state, requested_at, id)`,

  sql`create table csv_mappings (
    id text primary key,
    receiving_account_id text not null,
    name text not null,
    mapping text not null,
    created_by text not null, created_at bigint not null,
    unique (receiving_account_id, name))`,
];

export async function addBankStatements(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
