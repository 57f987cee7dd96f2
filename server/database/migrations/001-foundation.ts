import { sql, type QueryExecutorProvider } from "kysely";

const words = (column: string, list: readonly string[]) =>
  sql.raw(`${column} in (${list.map((word) => `'${word}'`).join(", ")})`);
const currency = words("currency", ["USD", "EUR", "GBP"]);

/** Statements in order; each migration runs inside one database transaction. Words are written out: what a migration has made stays what it was when the domain knows more of them. */
export async function foundation(db: QueryExecutorProvider): Promise<void> {
  await people(db);
  await money(db);
  await cardsAndBanks(db);
  await records(db);
}

async function people(db: QueryExecutorProvider) {
  await sql`create table users (
    id text primary key, email text not null, email_key text not null unique,
    username text not null, username_key text not null unique, fullname text not null,
    phone_number text not null, country text not null, currency text not null check (${currency}),
    street text, city text, state text, address_country text, zip_code text,
    role text not null check (${words("role", ["user", "admin"])}),
    account_status text not null check (${words("account_status", ["active", "inactive", "suspended", "pending"])}),
    kyc_status text not null check (${words("kyc_status", ["not_submitted", "pending", "approved", "rejected"])}),
    kyc_reason text, password_hash text not null, terms_version text, terms_accepted_at bigint,
    created_at bigint not null, updated_at bigint not null)`.execute(db);
  await sql`create table sessions (
    id text primary key, token_hash text not null unique, user_id text not null references users (id),
    created_at bigint not null, last_seen_at bigint not null, expires_at bigint not null)`.execute(
    db,
  );
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
}

async function money(db: QueryExecutorProvider) {
  await sql`create table wallets (
    id text primary key, user_id text not null unique references users (id),
    currency text not null check (${currency}), version bigint not null,
    created_at bigint not null, updated_at bigint not null)`.execute(db);
  await sql`create table accounts (
    id text primary key, wallet_id text not null references wallets (id),
    kind text not null check (${words("kind", ["available", "held", "manual_hold", "profit", "bonus", "unallocated"])}),
    balance_minor bigint not null check (balance_minor between 0 and 9007199254740991),
    unique (wallet_id, kind))`.execute(db);
  await sql`create table transactions (
    id text primary key, reference text not null unique, user_id text not null references users (id),
    wallet_id text not null references wallets (id),
    type text not null check (${words("type", ["deposit", "withdrawal"])}),
    action text not null, payment_method text,
    status text not null check (${words("status", ["pending", "successful", "failed"])}),
    amount_minor bigint not null check (amount_minor > 0 and amount_minor <= 9007199254740991),
    currency text not null check (${currency}), description text, reason text,
    destination_masked text, destination_sealed text, card_id text,
    is_gateway_made bigint not null check (is_gateway_made in (0, 1)), version bigint not null,
    created_at bigint not null, updated_at bigint not null)`.execute(db);
  await sql`create index transactions_by_user on transactions (user_id, created_at, id)`.execute(
    db,
  );
  await sql`create index transactions_by_time on transactions (created_at, id)`.execute(db);
  await sql`create table tallies (
    user_id text not null references users (id), type text not null, status text not null,
    count bigint not null check (count >= 0), sum_minor bigint not null check (sum_minor >= 0),
    primary key (user_id, type, status))`.execute(db);
  await sql`create table entries (
    id text primary key, wallet_id text not null, transaction_id text, transaction_version bigint,
    actor_id text not null, reason text, created_at bigint not null,
    unique (transaction_id, transaction_version))`.execute(db);
  await sql`create table postings (
    entry_id text not null references entries (id), account_id text not null,
    amount_minor bigint not null check (amount_minor <> 0), primary key (entry_id, account_id))`.execute(
    db,
  );
  await sql`create index postings_by_account on postings (account_id)`.execute(db);
}

async function cardsAndBanks(db: QueryExecutorProvider) {
  await sql`create table cards (
    id text primary key, user_id text not null references users (id), holder_name text not null,
    brand text not null, last_four text not null, expiry text not null,
    front_document_id text, back_document_id text, added_at bigint not null,
    removed_at bigint, cvv_erased_at bigint)`.execute(db);
  await sql`create unique index cards_in_use on cards (user_id) where removed_at is null`.execute(
    db,
  );
  await sql`create table card_secrets (
    card_id text not null references cards (id), kind text not null check (${words("kind", ["number", "cvv"])}),
    sealed text not null, erase_after bigint, primary key (card_id, kind))`.execute(db);
  await sql`create table bank_details (
    user_id text primary key references users (id),
    region text not null check (${words("region", ["USA", "EUROPE", "OTHERS"])}),
    sealed text not null, added_at bigint not null, updated_at bigint not null)`.execute(db);
}

async function records(db: QueryExecutorProvider) {
  await sql`create table documents (
    id text primary key, user_id text not null references users (id),
    purpose text not null check (${words("purpose", ["kyc", "card_front", "card_back", "bank", "kept"])}),
    document_type text, file_name text not null, media_type text not null, size_bytes bigint not null,
    storage_key text not null unique, created_at bigint not null, erase_after bigint)`.execute(db);
  await sql`create index documents_by_user on documents (user_id, purpose)`.execute(db);
  await sql`create table drafts (
    id text primary key, user_id text not null references users (id), kind text not null,
    amount_minor bigint not null, currency text not null check (${currency}), description text,
    wallet_address text, card_id text, destination_masked text, destination_sealed text,
    created_at bigint not null, expires_at bigint not null)`.execute(db);
  await sql`create table idempotency (
    user_id text not null, key text not null, input_hash text not null, answer text,
    created_at bigint not null, primary key (user_id, key))`.execute(db);
  await sql`create table audit (
    id text primary key, actor_id text not null, action text not null, subject text not null,
    before text, after text, reason text, address text, created_at bigint not null)`.execute(db);
  await sql`create index audit_by_subject on audit (subject, created_at)`.execute(db);
}
