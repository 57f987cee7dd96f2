// The face of storage: every table's questions and changes over one connection or one database transaction.
import { sql, type Kysely } from "kysely";
import { allowancesIn } from "./allowances";
import { apiTokensIn } from "./api-tokens";
import { auditIn } from "./audit";
import { auditChainIn } from "./audit-chain";
import { bankDetailsIn } from "./bank-details";
import { bookedMovementsIn } from "./booked-movements";
import { cardsIn } from "./cards";
import { comparedPaymentsIn } from "./compared-payments";
import { countOpen } from "./count-open";
import { contactMessagesIn } from "./contact-messages";
import { cryptoPaymentsIn } from "./crypto-payments";
import { dayMovesIn } from "./day-moves";
import { openDatabase, settle, type Engine } from "./engine/dialect";
import { LockQueues } from "./engine/lock-queue";
import { requireOwnConnections } from "./engine/pooler";
import { lockLimitMs, withoutTimeLimits } from "./engine/time-limits";
import { documentsIn } from "./documents";
import { draftsIn } from "./drafts";
import { erasureIn } from "./erasure";
import { formRecoveriesIn } from "./form-recoveries";
import { guessesIn } from "./guesses";
import { idempotencyIn } from "./idempotency";
import { knownDevicesIn } from "./known-devices";
import { ledgerIn } from "./ledger";
import { ledgerVerdictsIn } from "./ledger-verdicts";
import { mailedLinksIn, resetRequestsIn } from "./mailed-links";
import { claim, isClaimed, migrate } from "./migrate";
import { notesIn } from "./notes";
import { outboxIn } from "./outbox";
import { pendingSignInsIn } from "./pending-sign-ins";
import { proposalsIn } from "./proposals";
import { queuesIn } from "./queues";
import { asUnreachable } from "./engine/reach";
import { inTransaction } from "./engine/retry";
import type { Schema } from "./schema";
import { secondFactorsIn } from "./second-factors";
import { selectionsIn } from "./selections";
import { sessionsIn } from "./sessions";
import { gatewayDeliveriesIn } from "./gateway-deliveries";
import { gatewayReadingsIn } from "./gateway-readings";
import { signInPlacesIn } from "./sign-in-places";
import { simulatedInvoicesIn } from "./simulated-invoices";
import { statementsIn } from "./statements";
import type { BeforeCommit } from "./engine/transact";
import { transactionDaysIn } from "./transaction-days";
import { transactionsIn } from "./transactions";
import { upkeepRunsIn } from "./upkeep-runs";
import { upkeepOf, type Upkeep } from "./upkeep/upkeep";
import { usernameSkeletonsIn } from "./username-skeletons";
import { usersIn } from "./users";
import { verifyLedger, type LedgerReport } from "./verify-ledger";
import { walletsIn } from "./wallets";
import { withdrawalDaysIn } from "./withdrawal-days";

function storeOver(db: Kysely<Schema>, engine: Engine) {
  return {
    users: usersIn(db, engine === "postgres"),
    usernameSkeletons: usernameSkeletonsIn(db),
    sessions: sessionsIn(db),
    wallets: walletsIn(db, engine === "postgres"),
    ledger: ledgerIn(db),
    dayMoves: dayMovesIn(db),
    transactionDays: transactionDaysIn(db),
    statements: statementsIn(db),
    transactions: transactionsIn(db, engine === "postgres"),
    cards: cardsIn(db),
    bankDetails: bankDetailsIn(db),
    documents: documentsIn(db),
    drafts: draftsIn(db),
    formRecoveries: formRecoveriesIn(db),
    idempotency: idempotencyIn(db),
    audit: auditIn(db),
    auditChain: auditChainIn(db),
    upkeepRuns: upkeepRunsIn(db),
    guesses: guessesIn(db),
    allowances: allowancesIn(db),
    withdrawalDays: withdrawalDaysIn(db),
    cryptoPayments: cryptoPaymentsIn(db, engine === "postgres"),
    simulatedInvoices: simulatedInvoicesIn(db),
    contactMessages: contactMessagesIn(db),
    secondFactors: secondFactorsIn(db),
    pendingSignIns: pendingSignInsIn(db),
    knownDevices: knownDevicesIn(db),
    apiTokens: apiTokensIn(db),
    gatewayDeliveries: gatewayDeliveriesIn(db),
    erasure: erasureIn(db),
    outbox: outboxIn(db),
    mailedLinks: mailedLinksIn(db),
    resetRequests: resetRequestsIn(db),
    notes: notesIn(db),
    proposals: proposalsIn(db, engine === "postgres"),
    queues: queuesIn(db),
    selections: selectionsIn(db),
    signInPlaces: signInPlacesIn(db),
    gatewayReadings: gatewayReadingsIn(db),
    comparedPayments: comparedPaymentsIn(db),
    bookedMovements: bookedMovementsIn(db),
    ledgerVerdicts: ledgerVerdictsIn(db),
  };
}

export type Store = ReturnType<typeof storeOver>;

export interface Storage {
  readonly engine: Engine;
  /** For reading, outside any database transaction. */
  readonly store: Store;
  /**
   * Everything the work writes is committed together, or nothing is. `contended` names whose rows it is likely to wait for:
   * those that share a name take few connections at a time.
   */
  transaction<Value>(
    work: (store: Store, beforeCommit: BeforeCommit) => Promise<Value>,
    contended?: string,
  ): Promise<Value>;
  /** How many database transactions are open or wait for their turn. */
  inFlight(): number;
  /** Reads that must agree with each other: all of them see one moment. */
  snapshot<Value>(work: (store: Store) => Promise<Value>): Promise<Value>;
  verifyLedger(progress?: (stage: string) => void): Promise<LedgerReport>;
  /** After something was erased: leaves no copy of it in the database's own log. */
  settle(): Promise<void>;
  /** For whoever looks after the database: backups, keys, a fresh start. */
  readonly upkeep: Upkeep;
  /** True for one caller only, over all hosts and for ever: who gets it does what must be done once. */
  claim(name: string, now: number): Promise<boolean>;
  isClaimed(name: string): Promise<boolean>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and brings its schema up to date. `now` is UTC milliseconds. */
export async function openStorage(settings: {
  databaseUrl?: string | undefined;
  dataDir: string;
  now: number;
}): Promise<Storage> {
  const { db, engine } = openDatabase(settings);
  try {
    if (settings.databaseUrl !== undefined) await requireOwnConnections(settings.databaseUrl);
    await withoutTimeLimits(() => migrate(db, settings.now));
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw asUnreachable(error, settings);
  }
  const oneMoment = () =>
    db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const counted = countOpen();
  const queues = new LockQueues(lockLimitMs);
  // SQLite has one writer, which every change waits for, and no connections to run out of.
  const queued = <Value>(contended: string | undefined, work: () => Promise<Value>) =>
    contended !== undefined && engine === "postgres" ? queues.run(contended, work) : work();
  return {
    engine,
    store: storeOver(db, engine),
    transaction: (work, contended) =>
      counted.run(() =>
        queued(contended, () =>
          inTransaction(db, (trx, beforeCommit) => work(storeOver(trx, engine), beforeCommit)),
        ),
      ),
    inFlight: counted.open,
    snapshot: (work) => oneMoment().execute((trx) => work(storeOver(trx, engine))),
    // Money that moves meanwhile is either in all of the figures or in none.
    verifyLedger: (progress) =>
      withoutTimeLimits(() => oneMoment().execute((trx) => verifyLedger(trx, progress))),
    settle: () => settle(db, engine),
    upkeep: upkeepOf(db, engine),
    claim: (name, now) => claim(db, name, now),
    isClaimed: (name) => isClaimed(db, name),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
