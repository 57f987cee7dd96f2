// What every handler can access. Features add their external services, each in its `port.ts`.
// Clock, IDs and randomness are passed in, so that tests control them.
import type { Locale } from "../locales/locale";
import type { Currency } from "../kernel/currencies";
import type { Vault } from "../kernel/vault";
import type { Erase } from "./erase";
import type { RequestUsers } from "./request-users";
import type { Levels } from "../kernel/levels";
import type { limits } from "../kernel/limits";
import type { Payer } from "../kernel/payer";
import type { ReceivingAccount } from "../kernel/receiving-account";
import type { RateLimit } from "../kernel/rate-limit";
import type { Storage } from "../database/storage";
import type { RefusedCalls } from "./refused-calls";

export interface Context {
  readonly storage: Storage;
  readonly vault: Vault;
  readonly settings: Settings;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** A new key, ordered by time. */
  readonly newId: () => string;
  /** Unguessable text of this many random bytes, base64url. */
  readonly randomText: (bytes: number) => string;
  /** Whether the disk has more free space than its reserve; otherwise changes are refused. */
  readonly hasDiskSpace: () => Promise<boolean>;
  /** Whether this host may change data; not with a wrong clock or beside a later release. */
  readonly mayChange: () => boolean;
  /** Work after the response; failures are reported. */
  readonly defer: (event: string, work: () => Promise<void>) => void;
  /** The process is shutting down: optional work, and work stored in the database, is left to another host or the next start. */
  readonly isClosing: () => boolean;
  /** One redacted line for the operator; never customer data. */
  readonly report: (event: string, error: unknown, requestId?: string | null) => void;
  /** The current request; missing for background work and commands. */
  readonly requestId?: string | null;
  readonly requestUsers: RequestUsers;
  /** Erases a person's data, as all features declare it. */
  readonly erase: Erase;
  readonly refusedCalls: RefusedCalls;
}

/** Rate limits. */
export type RateLimits = Readonly<Record<keyof typeof limits.rateLimits, RateLimit>>;

interface Settings {
  readonly isDemo: boolean;
  /** The language of emails, and of responses to calls that don't request one. */
  readonly language: Locale;
  /** The visitors' URL: links in emails start with it. */
  readonly publicUrl: string;
  readonly requiresKycToWithdraw: boolean;
  readonly requiresKycToDeposit: boolean;
  readonly requiresAdminSecondFactor: boolean;
  /** The amounts (minor units, by currency) from which postings by staff need two people; null for never. */
  readonly approvalThresholds: Readonly<Record<Currency, bigint>> | null;
  /** The account that payouts are sent from; null if it isn't configured for bank files. */
  readonly payer: Payer | null;
  /** The accounts that customers send bank transfers to; none if transfers aren't offered. */
  readonly receivingAccounts: readonly ReceivingAccount[];
  /** The limits and fees of each verification level. */
  readonly levels: Levels;
  /** How long a bank transfer is expected after a customer says that it was sent. */
  readonly expectedDepositDays: number;
  /** Whether an adjustment waits until a second administrator approves it. */
  readonly adjustmentsNeedApproval: boolean;
  /** The daily maximum of all customers' withdrawal requests, per currency; null for no limit. */
  readonly withdrawalsDailyMaximumMinor: bigint | null;
  /** How long a new destination waits before money is paid to it; zero for no wait. */
  readonly destinationWaitHours: number;
  /** Years for which records of a closed account are kept; null if deleting a customer erases them immediately. */
  readonly retentionYears: number | null;
  readonly areCardDepositsOn: boolean;
  /** How long CVV and back photo are kept for a pending deposit. */
  readonly cardSecretHours: number;
  readonly corsOrigins: readonly string[];
  readonly rateLimits: RateLimits;
}
