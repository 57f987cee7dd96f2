// Money: wallets with their accounts, the entries that move it, transactions, and their stored totals.
import { sql, type QueryExecutorProvider } from "kysely";
import { binaryCollation } from "../../engine/binary-collation";

export const ledgerTables = [
  sql`create table wallets (
    id text primary key,
    user_id text not null unique references users (id),
    currency text not null check (currency in ('USD', 'EUR', 'GBP')),
    version bigint not null,
    deleted_at bigint,
    created_at bigint not null,
    updated_at bigint not null)`,
  sql`create index wallets_by_time on wallets (created_at, id) where deleted_at is null`,

  sql`create table accounts (
    id text primary key,
    wallet_id text not null references wallets (id),
    kind text not null check (kind in ('available', 'held', 'manual_hold', 'profit', 'bonus', 'unallocated')),
    balance_minor bigint not null check (balance_minor between 0 and 9007199254740991),
    unique (wallet_id, kind))`,
  sql`create index accounts_by_available on accounts (balance_minor, wallet_id) where kind = 'available'`,

  sql`create table entries (
    id text primary key,
    wallet_id text not null,
    transaction_id text, transaction_version bigint,
    actor_id text not null,
    created_at bigint not null,
    unique (transaction_id, transaction_version))`,
  sql`create index entries_by_wallet on entries (wallet_id, created_at, id)`,
  sql`create index entries_by_time on entries (created_at, id)`,
  sql`create table postings (
    entry_id text not null references entries (id),
    account_id text not null,
    amount_minor bigint not null check (amount_minor <> 0),
    primary key (entry_id, account_id))`,
  sql`create index postings_by_account on postings (account_id)`,
  sql`create table integrity_checks (
    id text primary key,
    actor_id text,
    entries bigint not null, accounts bigint not null, transactions bigint not null,
    faults bigint not null,
    sentences text not null,
    created_at bigint not null)`,
  sql`create index integrity_checks_by_time on integrity_checks (created_at, id)`,
];

export const transactionTables = [
  sql`create table transactions (
    id text primary key,
    reference text not null unique,
    user_id text not null references users (id),
    wallet_id text not null references wallets (id),
    type text not null check (type in ('deposit', 'withdrawal')),
    action text not null,
    payment_method text,
    status text not null check (status in ('pending', 'successful', 'failed')),
    amount_minor bigint not null check (amount_minor > 0 and amount_minor <= 9007199254740991),
    currency text not null check (currency in ('USD', 'EUR', 'GBP')),
    source_amount_minor bigint, source_currency text,
    rate text, rate_source text, rate_as_of text,
    description text,
    reason_code text, reason text,
    destination_masked text, destination_sealed text,
    payable_from bigint,
    card_id text,
    payment_account_id text,
    is_gateway_made bigint not null check (is_gateway_made in (0, 1)),
    is_set_by_hand bigint not null default 0 check (is_set_by_hand in (0, 1)),
    version bigint not null,
    created_at bigint not null,
    updated_at bigint not null)`,
  sql`create index transactions_by_time on transactions (created_at, id, type, status, amount_minor, currency, payment_method)`,
  sql`create index transactions_by_status on transactions (status, created_at, id, type, amount_minor, currency, payment_method)`,
  sql`create index transactions_by_amount on transactions (amount_minor, id, created_at, type, status, currency, payment_method)`,
  sql`create index transactions_by_user on transactions (user_id, created_at, id)`,
  // What one customer did before, and where the money came from or went, read from the indexes alone.
  sql`create index transactions_by_user_kind on transactions (user_id, type, status, created_at, id, currency, amount_minor)`,
  sql`create index transactions_by_user_amount on transactions (user_id, type, status, amount_minor, id, currency, created_at)`,
  sql`create index transactions_by_card on transactions (card_id, created_at) where card_id is not null`,
  sql`create index transactions_by_destination on transactions (user_id, destination_masked, created_at) where destination_masked is not null`,
  // References that staff chose are found by any part.
  sql`create index transactions_by_chosen_reference on transactions (lower(reference), id) where substr(reference, 1, 3) <> 'TX-'`,

  sql`create table transaction_counters (
    user_id text not null references users (id),
    type text not null,
    status text not null,
    currency text not null,
    count bigint not null check (count >= 0),
    sum_minor bigint not null check (sum_minor >= 0),
    primary key (user_id, type, status))`,
];

export const transactionSearch = (db: QueryExecutorProvider) => [
  sql`create index transactions_by_reference on transactions (lower(reference)${binaryCollation(db)})`,
];
