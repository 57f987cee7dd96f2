// The people of one run in a portal, what they made, and the bare figures that the database holds.
import { postImports } from "~server/features/bank-statements/post-lines";
import { usersIn } from "~server/features/users/store";
import { suspensionsIn } from "~server/features/second-approval/store";
import { sessionsIn } from "~server/features/sessions/store";
import type { TestPortal } from "../support/portal/backend";
import { PayeeList } from "~server/features/withdrawals/payee-schemas";
import { statementAccountOf } from "~server/kernel/receiving-account";
import { hashToken } from "~server/kernel/hash-token";
import type { Answer } from "../support/api/caller";
import { cardForm } from "../support/inputs/inputs";
import { Customer, read, type Administrator } from "../support/people/people";
import { SignedIn } from "~server/features/users/schemas";
import type { Kysely } from "kysely";
import { openDatabase } from "~server/database/engine/dialect";
import type { Schema } from "~server/database/schema";
import { operatorBooks } from "./bank-checks";
import { depositOf, type Books } from "./bank-model";
import { InvariantViolation } from "./invariants";
import { currencyPairs, decimal, initialModel, openedAt } from "./model";
import { destinations, payeeSerial, type Destination } from "./payees";
import type { Sent } from "./step";

interface Figures {
  audited: number;
  readonly transactions: number;
}

interface Baseline extends Figures {
  readonly books: Books;
}

const weekMs = 7 * 24 * 3_600_000;
const longestSleepMinutes = 6 * 24 * 60;

export class World {
  readonly ids = new Map<string, string>();
  /** Serials of imports. */
  private readonly files = new Set<string>();
  /** The first minute of the run (UTC milliseconds). */
  beganAt = 0;
  private constructor(
    readonly portal: TestPortal,
    readonly db: Kysely<Schema>,
    readonly people: (Customer | Administrator)[],
    readonly before: Baseline,
  ) {}

  static async open(portal: TestPortal, db: Kysely<Schema>): Promise<World> {
    const { transactions } = await figures(db);
    const books = await operatorBooks({ db });
    const customers: Customer[] = [];
    const admins: Administrator[] = [];
    for (const { name, currency, isAdmin } of initialModel.users) {
      if (isAdmin) admins.push(await portal.admin());
      else customers.push(await portal.register({ fullname: `${name} Example`, currency }));
    }
    const people: (Customer | Administrator)[] = [...customers, ...admins];
    for (const person of people) {
      await person.post("/wallets/card/add", cardForm({ expiryDate: "12/39" }));
      await person.saveBank();
      await person.post("/wallets/payees/bank-accounts", {
        label: "Household",
        ...destinations.Harbor.details,
      });
    }
    for (const customer of customers) await customer.handInDocument();
    const world = new World(portal, db, people, { transactions, audited: 0, books });
    world.ids.set("run", `R${people[0]?.id.slice(-12)}`);
    for (const [index, { id, email }] of people.entries())
      world.ids.set(`person ${index}`, id).set(`email ${index}`, email);
    await world.giveNames();
    await world.openBank(admins[0]);
    world.setRates(initialModel.rates);
    for (const { serial, owner, cents } of initialModel.transactions) {
      const { id } = (await customers[owner]?.deposit(decimal(cents))) ?? { id: "" };
      await admins[0]?.approve(id);
      world.ids.set(serial, id);
    }
    for (const index of people.keys()) await world.learnPayees(index);
    await world.wait(-openedAt);
    world.beganAt = portal.context.now();
    world.before.audited = (await figures(db)).audited;
    return world;
  }

  readonly person = (index: number): Customer | Administrator => {
    const found = this.people[index];
    if (!found) throw new RangeError(`there is no person ${index}`);
    return found;
  };

  /** No other run's people have the surname. */
  private async giveNames(): Promise<void> {
    const surname = (this.people[0]?.id ?? "").slice(-12).replace(/[0-9a-f]/g, (digit) => {
      return "bcdfghjkmpqstvwz"[Number.parseInt(digit, 16)] ?? "";
    });
    this.ids.set("surname", `B${surname}`);
    for (const [index, { name, isNameVerified, identity }] of initialModel.users.entries())
      await usersIn(this.portal.context.storage.db).update(this.person(index).id, {
        fullname: this.nameOf(name),
        ...(isNameVerified && { name_verified_at: this.portal.context.now() }),
        kyc_status: identity,
      });
  }

  /** An earlier run may have left imports that wait, and an account has one at a time. */
  private async openBank(by: Administrator | undefined): Promise<void> {
    const { settings, storage } = this.portal.context;
    for (const account of settings.receivingAccounts)
      this.ids.set(`bank account ${account.currency}`, statementAccountOf(account));
    for (const index of this.people.keys()) {
      await this.person(index).get("/wallets/my-wallet");
      const person = await usersIn(storage.db).byId(this.person(index).id);
      this.ids.set(`deposit reference ${index}`, person?.deposit_reference ?? "");
    }
    const left = await this.db
      .selectFrom("bank_statement_files")
      .select("id")
      .where("state", "=", "preview")
      .execute();
    for (const { id } of left) await by?.post(`/bank-statements/${id}/cancellation`);
  }

  /** Waits for what goes on after an answer, and learns which lines and deposits there are. */
  async settleBank(): Promise<void> {
    await this.portal.backend.settled();
    // As the next pass does, where a confirmation that was refused held the import's row just then.
    await postImports(this.portal.context);
    if (this.files.size === 0) return;
    const rows = await this.db
      .selectFrom("bank_lines")
      .select(["id", "file_id", "position", "state", "transaction_id"])
      .where("file_id", "in", [...this.files].map(this.idOf))
      .execute();
    for (const serial of this.files)
      for (const row of rows.filter(({ file_id: id }) => id === this.idOf(serial))) {
        this.ids.set(`${serial} row ${row.position}`, row.id);
        if (row.state === "credited")
          this.ids.set(depositOf(serial, row.position), row.transaction_id ?? "");
      }
  }

  /** The reference of a withdrawal or return, as the bank's lines name it. */
  async learnReference(serial: string): Promise<void> {
    const id = this.idOf(serial);
    for (const table of ["transactions", "bank_returns"] as const) {
      const row = await this.db
        .selectFrom(table)
        .select("reference")
        .where("id", "=", id)
        .executeTakeFirst();
      if (row) this.ids.set(`reference ${serial}`, row.reference);
    }
  }

  /** The serial of an import; of the same import again, another one. */
  addFile(serial: string): void {
    this.files.add(serial);
  }

  /** A payee keeps its ID as long as its customer has it. */
  async learnPayees(index: number): Promise<void> {
    const answer = await this.person(index).get("/wallets/payees");
    if (answer.status >= 400) return;
    for (const { id, masked } of read(PayeeList, answer).payees)
      for (const [account, known] of Object.entries(destinations))
        if (known.masked === masked) this.ids.set(payeeSerial(index, account as Destination), id);
  }

  /** The ID of the unconfirmed one, or "". */
  async suspensionOf(index: number): Promise<string> {
    const { db } = this.portal.context.storage;
    return (await suspensionsIn(db).openOfLocked(this.person(index).id))?.id ?? "";
  }

  readonly nameOf = (name: string): string => `${name} ${this.idOf("surname")}`;

  /** By pairs such as "USDEUR", in millionths. */
  setRates(rates: Readonly<Record<string, number>>): void {
    for (const [from, to] of currencyPairs)
      this.portal.rates.set(from, to, ((rates[from + to] ?? 0) / 1_000_000).toFixed(6));
  }

  /** From now on this person calls with the session of this answer. */
  signIn(index: number, answer: Answer): void {
    const { id, email } = this.person(index);
    this.people[index] = new Customer(this.portal.backend, {
      id,
      email,
      token: read(SignedIn, answer).access_token,
    });
  }

  /** However long it is, no session ends meanwhile. */
  async wait(minutes: number): Promise<void> {
    for (let left = minutes; left > 0; left -= longestSleepMinutes) {
      this.portal.advance({ minutes: Math.min(left, longestSleepMinutes) });
      await this.typePasswords();
    }
  }

  /** Everyone is as good as newly signed in: how old a password may be has tests of its own. */
  async typePasswords(): Promise<void> {
    for (const { token } of this.people) await this.typePassword(token);
  }

  /** In the portal's own turn: on a connection next to it this thread would wait for itself. */
  private async typePassword(token: string): Promise<void> {
    const { storage, now } = this.portal.context;
    const session = await sessionsIn(storage.db).personByToken(hashToken(token), now());
    if (!session) return;
    // Nor how soon a session ends (see sessions/staff-sessions).
    const typed = { created_at: now(), confirmed_at: now(), last_seen_at: now() };
    await storage.db
      .updateTable("sessions")
      .set({ ...typed, expires_at: now() + weekMs })
      .where("id", "=", session.session_id)
      .execute();
  }

  readonly idOf = (serial: string): string =>
    this.ids.get(serial) ?? "00000000-0000-7000-8000-000000000000";

  /** Sends a call as this person; an answer that does not keep to the contract ends the run. */
  async send(by: number, { method, path, body }: Sent, key?: string): Promise<Answer> {
    const caller = this.person(by);
    // When the password has to be typed again is no business of this model (see api/step-up).
    await this.typePassword(caller.token);
    const answer = await inForm(() => {
      if (method === "DELETE") return caller.delete(path, body, { ...(key && { key }) });
      return method === "POST"
        ? caller.post(path, body, { ...(key && { key }) })
        : caller.patch(path, body, { ...(key && { key }) });
    });
    if (answer.status >= 500)
      throw new InvariantViolation(
        "form",
        `${method} ${path} answered ${answer.status} ${answer.code}`,
      );
    return answer;
  }

  read(by: number, path: string): Promise<Answer> {
    return inForm(() => this.person(by).get(path));
  }

  figures = () => figures(this.db);
}

export const openFigures = (portal: TestPortal) =>
  openDatabase({ databaseUrl: portal.databaseUrl, dataDir: portal.dataDir }).db;

async function inForm(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw new InvariantViolation("form", error instanceof Error ? error.message : String(error));
  }
}

async function figures(db: Kysely<Schema>): Promise<Figures> {
  const count = db.fn.countAll<number>().as("count");
  // What was refused is noted after its answer, whenever that comes.
  const changes = db
    .selectFrom("audit")
    .where("action", "not in", ["sign_in.refused", "call.refused"]);
  const [audited, transactions] = await Promise.all([
    changes.select(count).executeTakeFirstOrThrow(),
    db.selectFrom("transactions").select(count).executeTakeFirstOrThrow(),
  ]);
  return { audited: audited.count, transactions: transactions.count };
}
