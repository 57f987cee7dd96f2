// What else grows with the years: the audit log, mail of a month, approval requests, messages, crypto payments and the entries of a year.
import { sql, type QueryExecutorProvider } from "kysely";
import { contactMessagesIn } from "~server/features/contact/store";
import { sealMessage } from "~server/features/contact/sealed-message";
import type { Backend } from "~server/index";
import { fillInside, idOf, numbers, size, type Place } from "./fill-lists";

const dayMs = 86_400_000;
const counts = {
  audit: 100_000,
  outbox: 50_000,
  approvalRequests: 5000,
  messages: 3000,
  payments: 30_000,
} as const;
const wanted = JSON.stringify({
  seen: {
    totalBalance: "0",
    availableBalance: "0",
    profitBalance: "0",
    bonusBalance: "0",
    pendingWithdrawal: "0",
  },
  credit: { type: "deposit", action: "funding", amount: "5.00" },
});
const messageText = {
  fullname: "Viv Visitor",
  email: "viv@example.org",
  message: "How long does a withdrawal take?",
};

export const fillAdminRecords = (place: Place, now: number) =>
  fillInside(place, async (trx) => {
    await addRecords(trx, now);
    await addPayments(trx, now);
    await addEntries(trx, now - 365 * dayMs);
  });

/** Sealed by the portal's own vault, so that its page can open them. */
export async function addMessages({ context }: Backend): Promise<void> {
  await context.storage.transaction(async (db) => {
    for (let number = 0; number < counts.messages; number += 1) {
      const id = context.newId();
      const state = number % 10 === 0 ? "open" : "answered";
      await contactMessagesIn(db).insert({
        id,
        sealed: sealMessage(context, id, messageText),
        state,
        answered_at: state === "open" ? null : context.now(),
        created_at: context.now() - number * 60_000,
      });
    }
  });
}

const person = (number: string) =>
  idOf("a", `((cast(${number} as bigint) * 7919) % ${size.people})`);

async function addRecords(db: QueryExecutorProvider, now: number) {
  const at = (count: number, days: number) =>
    sql`${now - days * dayMs} + cast(i as bigint) * ${sql.lit(Math.floor((days * dayMs) / count))}`;
  await sql`insert into audit (id, actor_id, action, subject, person_id, created_at)
    ${numbers(counts.audit)} select 'audit-' || cast(1000000 + i as text), ${idOf("a", "(i % 20) * 5000")},
      case when i % 3 = 0 then 'transaction.approved' when i % 50 = 1 then 'card.accessed' else 'session.opened' end,
      'transaction:' || ${idOf("c", "i")}, ${person("i")}, ${at(counts.audit, 1000)} from numbers`.execute(
    db,
  );
  await sql`insert into outbox (id, user_id, kind, state, contents, attempts, next_attempt_at, expires_at, created_at, sent_at)
    ${numbers(counts.outbox)} select 'mail-' || cast(1000000 + i as text), ${person("i")}, 'transaction_approved',
      case when i % 100 = 7 then 'failed' when i > ${sql.lit(counts.outbox - 50)} then 'queued' else 'sent' end, 'sealed', 1, 0, ${now}, ${at(counts.outbox, 30)}, null from numbers`.execute(
    db,
  );
  await sql`insert into approval_requests (id, user_id, wallet_id, kind, wanted, state, requester_id, decider_id, created_at, decided_at)
    ${numbers(counts.approvalRequests)} select 'approval-request-' || cast(1000000 + i as text), ${person("i")}, ${idOf("b", `((cast(i as bigint) * 7919) % ${size.people})`)}, 'credit',
      ${wanted}, case when i % 500 = 0 then 'open' else 'approved' end, ${idOf("a", "0")}, ${idOf("a", "5000")},
      ${at(counts.approvalRequests, 1000)}, case when i % 500 = 0 then null else cast(${now} as bigint) end from numbers`.execute(
    db,
  );
}

/** Deposits of every tenth transaction of the last months, paid in full. */
async function addPayments(db: QueryExecutorProvider, now: number) {
  const number = `(${size.transactions} - 1 - cast(i as bigint) * 10)`;
  const at = sql`${now} - cast(i as bigint) * 946080`;
  await sql`insert into crypto_payments (order_number, transaction_id, user_id, amount_minor, currency, coin, gateway_id, coin_amount, status, received, paid_at, expires_at, checked_at, version, created_at, updated_at)
    ${numbers(counts.payments)} select 'order-' || cast(1000000 + i as text), ${idOf("c", number)}, ${person(number)}, 100, 'USD', 'BTC', 'gateway-' || cast(i as text), '0.001', 'completed', '0.001', ${at}, ${at} + 1, 0, 1, ${at}, ${at} from numbers`.execute(
    db,
  );
  await sql`insert into gateway_status_snapshots (order_number, read_at, status, received) select order_number, ${now}, status, received from crypto_payments`.execute(
    db,
  );
}

/** In the order of time, as a ledger is written. */
async function addEntries(db: QueryExecutorProvider, since: number) {
  await sql`insert into entries (id, wallet_id, transaction_id, transaction_version, actor_id, created_at)
    select 'entry-' || id, wallet_id, id, 1, user_id, created_at from transactions where created_at >= ${since} and status = 'successful' order by created_at`.execute(
    db,
  );
  const posted = (
    account: string,
    sign: string,
  ) => sql`select 'entry-' || id, ${sql.raw(account)}, ${sql.raw(sign)}(case when type = 'deposit' then amount_minor else -amount_minor end)
    from transactions where created_at >= ${since} and status = 'successful'`;
  await sql`insert into postings (entry_id, account_id, amount_minor) ${posted("wallet_id || ':available'", "")} union all ${posted("'house:settlement:USD'", "-")}`.execute(
    db,
  );
}
