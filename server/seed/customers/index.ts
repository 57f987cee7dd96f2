// Two years of activity: besides the nine main accounts, customers without a sign-in and their records.
import { usersIn } from "../../features/users/store";
import { unknownRequester } from "../../features/users/requester";
import type { Context } from "../../http/context";
import { demoPeople } from "../../kernel/demo-people";
import { addCustomer, addPersonRows } from "./add-customer";
import { addHistory } from "./add-history";
import { addMail } from "./add-mail";
import { addWalletRows } from "./add-movement";
import { addAdjustment, addMessages, addSeededNote, addApprovalRequest } from "./add-office";
import { addSeededPayouts } from "./add-payouts";
import type { SeedContext, SeededCustomer } from "./seed-context";
import { seededRandom } from "./random";
import { day } from "./moments";
import { planCustomers, type PlannedCustomer } from "./plan";
import { createRowBuffer } from "./rows";

/** Adds them to the nine main accounts in one database transaction; no operation is called and no email is sent. */
export async function seedCustomers({ context }: { context: Context }): Promise<void> {
  const seedContext: SeedContext = {
    context,
    rows: createRowBuffer(),
    files: [],
    payouts: [],
    random: seededRandom(2021),
    adminIds: await adminIdsOf(context),
    now: context.now(),
  };
  const hash = await context.passwords.hash(context.randomText(24), unknownRequester(null));
  const customers: SeededCustomer[] = [];
  for (const planned of planCustomers(seedContext.now)) {
    const customer = await addCustomer(seedContext, planned, hash);
    await addHistory(seedContext, customer, ofGateway(context, planned));
    customers.push(customer);
  }
  addOffice(seedContext, customers);
  addSeededPayouts(seedContext);
  for (const customer of customers) {
    addPersonRows(seedContext, customer);
    addWalletRows(seedContext, customer);
  }
  await storeFiles(seedContext);
  await context.storage.transaction((db) => seedContext.rows.write(db));
}

/** A real gateway knows nothing of what is still open at the simulated one. */
function ofGateway({ crypto }: Context, planned: PlannedCustomer): PlannedCustomer {
  if (crypto.gateway.isSimulated) return planned;
  const isOpen = (outcome: string) => outcome === "unpaid" || outcome === "confirming";
  return { ...planned, movements: planned.movements.filter(({ outcome }) => !isOpen(outcome)) };
}

function addOffice(seedContext: SeedContext, customers: readonly SeededCustomer[]): void {
  const active = customers.filter(({ user }) => user.account_status === "active");
  for (const [number, customer] of active.entries()) {
    const daysHere = Math.floor((seedContext.now - customer.user.created_at) / day);
    if (number % 4 === 1)
      addAdjustment(seedContext, customer, seedContext.random.whole(1, daysHere));
    if (number % 5 === 2)
      addSeededNote(seedContext, customer, seedContext.random.whole(0, daysHere));
  }
  const [first, second, third] = active.slice(20);
  if (first) addApprovalRequest(seedContext, first, { hoursAgo: 8, state: "open" });
  if (second) addApprovalRequest(seedContext, second, { hoursAgo: 70, state: "open" });
  if (third) addApprovalRequest(seedContext, third, { hoursAgo: 300, state: "rejected" });
  addMessages(seedContext);
  addMail(seedContext, customers);
}

async function adminIdsOf({ storage }: Context): Promise<string[]> {
  const admins = demoPeople.filter(({ role }) => role === "admin");
  const found = await Promise.all(admins.map(({ email }) => usersIn(storage.db).byEmail(email)));
  return found.flatMap((admin) => admin?.id ?? []);
}

const filesAtOnce = 8;

async function storeFiles({ context, files }: SeedContext): Promise<void> {
  for (let from = 0; from < files.length; from += filesAtOnce)
    await Promise.all(
      files
        .slice(from, from + filesAtOnce)
        .map(({ key, bytes }) => context.documents.put(key, bytes)),
    );
}
