// What customers pay with and are paid to: cards, bank details, the accounts they name, and documents.
import { sql } from "kysely";

export const paymentDetailTables = [
  sql`create table cards (
    id text primary key,
    user_id text not null references users (id),
    holder_name text not null,
    brand text not null,
    last_four text not null,
    expiry text not null,
    front_document_id text, back_document_id text,
    payment_account_id text,
    added_at bigint not null,
    removed_at bigint,
    cvv_erased_at bigint,
    unsaved_until bigint)`,
  sql`create unique index cards_in_use on cards (user_id) where removed_at is null`,
  sql`create index cards_unsaved on cards (unsaved_until) where unsaved_until is not null`,
  sql`create index cards_by_digits on cards (last_four, added_at) where removed_at is null`,
  sql`create table card_secrets (
    card_id text not null references cards (id),
    kind text not null check (kind in ('number', 'cvv')),
    sealed text not null,
    erase_after bigint,
    primary key (card_id, kind))`,
  sql`create table pending_card_numbers (
    id text primary key,
    user_id text not null references users (id),
    sealed text not null,
    expires_at bigint not null)`,
  sql`create index pending_card_numbers_by_user on pending_card_numbers (user_id)`,
  sql`create index pending_card_numbers_expired on pending_card_numbers (expires_at)`,

  sql`create table bank_details (
    user_id text primary key references users (id),
    region text not null check (region in ('USA', 'EUROPE', 'OTHERS')),
    sealed text not null,
    usable_from bigint,
    added_at bigint not null,
    updated_at bigint not null)`,

  sql`create table payment_accounts (
    id text primary key,
    user_id text not null references users (id),
    kind text not null,
    digest text not null, sealed text not null,
    tail_digest text, tail_sealed text,
    added_at bigint not null)`,
  sql`create index payment_accounts_by_digest on payment_accounts (digest, user_id)`,
  sql`create index payment_accounts_by_user on payment_accounts (user_id, added_at)`,
  sql`create index payment_accounts_by_tail on payment_accounts (tail_digest, added_at) where tail_sealed is not null`,

  sql`create table documents (
    id text primary key,
    user_id text not null references users (id),
    purpose text not null check (purpose in ('kyc', 'card_front', 'card_back', 'bank', 'pending_upload')),
    document_type text,
    file_name text not null,
    media_type text not null,
    size_bytes bigint not null,
    storage_key text not null unique,
    created_at bigint not null,
    erase_after bigint)`,
  sql`create index documents_by_user on documents (user_id, purpose)`,
];
