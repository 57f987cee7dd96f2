// What customers ask for: drafts of deposits and withdrawals, forms to correct, limits by day, and payments through the crypto gateway.
import { sql } from "kysely";

export const draftTables = [
  sql`create table drafts (
    id text primary key,
    user_id text not null references users (id),
    session_id text,
    kind text not null,
    amount_minor bigint not null,
    currency text not null check (currency in ('USD', 'EUR', 'GBP')),
    source_amount_minor bigint, source_currency text,
    rate text, rate_source text, rate_as_of text,
    description text,
    card_id text,
    coin text, order_name text,
    destination_masked text, destination_sealed text,
    transaction_id text,
    version integer not null default 1,
    created_at bigint not null,
    expires_at bigint not null)`,
  sql`create index drafts_by_transaction on drafts (transaction_id)`,
  sql`create index drafts_of_session on drafts (session_id, kind, created_at)`,

  sql`create table form_recoveries (
    id text primary key,
    sealed text not null,
    expires_at bigint not null)`,
  sql`create index form_recoveries_by_time on form_recoveries (expires_at)`,

  sql`create table withdrawal_days (
    day text not null,
    currency text not null,
    requested_minor bigint not null check (requested_minor > 0),
    primary key (day, currency))`,
  sql`create table withdrawal_requests (
    transaction_id text primary key,
    day text not null,
    currency text not null)`,
  sql`create index withdrawal_requests_by_day on withdrawal_requests (day, currency)`,
];

const status = sql`status in ('new', 'pending', 'confirming', 'error', 'cancelled', 'expired', 'completed')`;

export const cryptoPaymentTables = [
  sql`create table crypto_payments (
    order_number text primary key,
    transaction_id text not null unique,
    user_id text not null,
    request_key text,
    order_name text,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null check (currency in ('USD', 'EUR', 'GBP')),
    coin text not null,
    gateway_id text,
    coin_amount text,
    wallet_address text,
    invoice_url text,
    status text not null check (${status}),
    received text not null,
    paid_at bigint,
    review_flag text check (review_flag in ('underpaid', 'overpaid', 'late', 'unposted')),
    settled_at bigint,
    expires_at bigint not null,
    checked_at bigint not null,
    version bigint not null,
    created_at bigint not null,
    updated_at bigint not null)`,
  sql`create index crypto_payments_to_check on crypto_payments (status, checked_at)`,
  sql`create index crypto_payments_in_review on crypto_payments (transaction_id) where review_flag is not null`,
  sql`create index crypto_payments_by_time on crypto_payments (created_at, order_number)`,

  sql`create table gateway_deliveries (
    digest text primary key,
    order_number text not null,
    received_at bigint not null,
    tried_at bigint not null,
    applied_at bigint)`,
  sql`create index gateway_deliveries_to_apply on gateway_deliveries (tried_at) where applied_at is null`,
  sql`create index gateway_deliveries_by_time on gateway_deliveries (received_at)`,
  sql`create table gateway_status_snapshots (
    order_number text primary key,
    read_at bigint not null,
    status text check (${status}),
    received text,
    confirmed text,
    check ((status is null) = (received is null)))`,
  sql`create table simulated_invoices (
    order_number text primary key,
    coin text not null,
    coin_amount text not null,
    received text not null,
    status text not null check (${status}),
    paid_at bigint,
    expires_at bigint not null)`,
];
