// A fresh backend for a suite: SQLite in a folder of its own, or a PostgreSQL database of its own; real adapters, a clock that tests move.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "~server/database/db";
import { faultText } from "~server/kernel/integrity-fault";
import { verifyLedger } from "~server/features/ledger/verify";
import { usersIn } from "~server/features/users/store";
import type { Passwords } from "~server/features/users/password-port";
import { rolesAsText, staffRoles, type StaffRole } from "~server/kernel/staff-roles";
import { openSession } from "~server/features/sign-in/open-session";
import { readConfig } from "~server/config";
import { createBackend, type Backend } from "~server/index";
import { Caller } from "../api/caller";
import { SettableRates } from "../stubs/settable-rates";
import { Administrator, Customer, signUp, type SignUp } from "../people/people";
import { copyMigratedFile, migratedDatabase } from "../database/migrated-database";
import type { FreshDatabase } from "../database/postgres";

export type TestEngine = "SQLite" | "PostgreSQL";
export type Settings = Readonly<Record<string, string>>;

/** Marks a stored password hash, so that no answer can carry one unseen. */
export const hashMark = "test-hash:";

/** Argon2id takes 20 ms a time and has tests of its own. */
const quickPasswords: Passwords = {
  hash: (password) => Promise.resolve(`${hashMark}${password}`),
  verify: (stored, password) => Promise.resolve(stored === `${hashMark}${password}`),
};

/** The clock of a test moves only when it says so: no limit on how often money moves but where a test asks for it. */
const unhurried = { MOVEMENTS_PER_TEN_MINUTES: "1000000" };

/** Waiting for the disk at each commit can take longer than all else that a test does. */
const withoutFlushes = (db: Db) => sql`pragma synchronous = off`.execute(db);

export class TestPortal {
  /** What the rates source says; simulated ones until a test sets them. */
  readonly rates = new SettableRates(() => this.time);
  private signUps = 0;
  private time = Date.UTC(2026, 10, 21, 9);
  private constructor(
    readonly dataDir: string,
    readonly engine: TestEngine,
    /** Where the PostgreSQL database is; undefined on SQLite. */
    readonly databaseUrl: string | undefined,
    private readonly drop: () => Promise<void>,
  ) {}
  private opened: Backend | undefined;
  private cashier: { readonly admin: Administrator; readonly at: number } | undefined;

  /** `given` is a database of the test's own. Flushes as in production only for a test that is about them. */
  static async open(
    engine: TestEngine,
    settings: Settings = {},
    given?: FreshDatabase,
    { flushes = false }: { readonly flushes?: boolean } = {},
  ): Promise<TestPortal> {
    const database =
      given ??
      (engine === "PostgreSQL"
        ? await migratedDatabase()
        : { address: "", drop: () => Promise.resolve() });
    const portal = new TestPortal(
      mkdtempSync(join(tmpdir(), "portal-test-")),
      engine,
      database.address || undefined,
      database.drop,
    );
    if (engine === "SQLite") await copyMigratedFile(portal.dataDir);
    const config = readConfig({
      DATA_DIR: portal.dataDir,
      DATABASE_URL: database.address,
      ...unhurried,
      ...settings,
    });
    portal.opened = await createBackend(config, {
      now: () => portal.time,
      passwords: quickPasswords,
      rates: portal.rates,
    });
    if (engine === "SQLite" && !flushes) await withoutFlushes(portal.context.storage.db);
    return portal;
  }

  get backend(): Backend {
    if (!this.opened) throw new Error("the portal is not open");
    return this.opened;
  }

  get context(): Backend["context"] {
    return this.backend.context;
  }

  /** Lets time pass. */
  advance({
    minutes = 0,
    hours = 0,
    days = 0,
  }: {
    minutes?: number;
    hours?: number;
    days?: number;
  }): void {
    this.time += ((days * 24 + hours) * 60 + minutes) * 60_000;
  }

  visitor(): Caller {
    return new Caller(this.backend, null);
  }

  /** A new customer with an empty wallet, signed in. */
  async register(overrides: Partial<SignUp> = {}): Promise<Customer> {
    this.signUps += 1;
    return new Customer(this.backend, await signUp(this.backend, this.signUps, overrides));
  }

  /** The same with a verified email address: any other gets no mail but the links that verify it. */
  async registerVerified(overrides: Partial<SignUp> = {}): Promise<Customer> {
    const customer = await this.register(overrides);
    await usersIn(this.context.storage.db).update(customer.id, { email_verified_at: this.time });
    return customer;
  }

  /** A member of staff, with all roles where none are named. */
  async admin(roles: readonly StaffRole[] = staffRoles): Promise<Administrator> {
    const person = await this.register({ fullname: "Ada Admin" });
    await this.promote(person, roles);
    return new Administrator(this.backend, person);
  }

  private async promote({ id }: { id: string }, roles: readonly StaffRole[]): Promise<void> {
    await usersIn(this.context.storage.db).update(id, {
      role: "admin",
      account_status: "active",
      staff_roles: rolesAsText(roles),
    });
  }

  /** The same member of staff in a new session: theirs end after half an hour of silence. */
  async signInAgain({ id, email }: Pick<Administrator, "id" | "email">): Promise<Administrator> {
    const token = await openSession(this.context, this.context.storage.db, id);
    return new Administrator(this.backend, { id, email, token });
  }

  /** A customer with this much available, deposited by card and approved. */
  async customerWith(amount: string): Promise<Customer> {
    const customer = await this.registerVerified({ fullname: "Hana Howard" });
    await customer.saveCard();
    const cashier = await this.signedInCashier();
    await cashier.approve((await customer.deposit(amount)).id);
    return customer;
  }

  /** One for all deposits, because signing up costs as much as a deposit. */
  private async signedInCashier(): Promise<Administrator> {
    const known = this.cashier;
    if (known) await this.promote(known.admin, staffRoles);
    const isSignedIn = known?.at === this.time;
    const admin = isSignedIn
      ? known.admin
      : await (known ? this.signInAgain(known.admin) : this.admin());
    this.cashier = { admin, at: this.time };
    return admin;
  }

  async ledgerFaults(): Promise<string[]> {
    return (await verifyLedger(this.context.storage)).faults.map((fault) => faultText(fault, "en"));
  }

  async close(): Promise<void> {
    await this.opened?.close();
    await this.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
