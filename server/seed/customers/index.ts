// Two years of activity: besides the nine main accounts, customers without a sign-in and their records.
import { usersIn } from "../../features/users/store";
import { unknownRequester } from "../../features/users/requester";
import type { Context } from "../../http/context";
import { demoPeople } from "../../kernel/demo-people";
import { addCustomer, addPersonRows } from "./add-customer";
import { addHistory } from "./add-history";
import { addMail } from "./add-mail";
import { addWalletRows } from "./add-movement";
import { addAdjustment, addMessages, addSeededNote, addProposal } from "./add-office";
import { addSeededPayouts } from "./add-payouts";
import type { Desk, SeededCustomer } from "./desk";
import { seededDraw } from "./draw";
import { day } from "./moments";
import { planCustomers, type PlannedCustomer } from "./plan";
import { gatherRows } from "./rows";

/** Adds them to the nine main accounts in one database transaction; no operation is called and no email is sent. */
export async function seedCustomers({ context }: { context: Context }): Promise<void> {
  const desk: Desk = {
    context,
    rows: gatherRows(),
    files: [],
    payouts: [],
    draw: seededDraw(2021),
    adminIds: await adminIdsOf(context),
    now: context.now(),
  };
  const hash = await context.passwords.hash(context.randomText(24), unknownRequester(null));
  const customers: SeededCustomer[] = [];
  for (const planned of planCustomers(desk.now)) {
    const customer = await addCustomer(desk, planned, hash);
    await addHistory(desk, customer, ofGateway(context, planned));
    customers.push(customer);
  }
  addOffice(desk, customers);
  addSeededPayouts(desk);
  for (const customer of customers) {
    addPersonRows(desk, customer);
    addWalletRows(desk, customer);
  }
  await storeFiles(desk);
  await context.storage.transaction((db) => desk.rows.write(db));
}

/** A real gateway knows nothing of what is still open at the simulated one. */
function ofGateway({ crypto }: Context, planned: PlannedCustomer): PlannedCustomer {
  if (crypto.gateway.isSimulated) return planned;
  const isOpen = (outcome: string) => outcome === "unpaid" || outcome === "confirming";
  return { ...planned, movements: planned.movements.filter(({ outcome }) => !isOpen(outcome)) };
}

function addOffice(desk: Desk, customers: readonly SeededCustomer[]): void {
  const active = customers.filter(({ user }) => user.account_status === "active");
  for (const [number, customer] of active.entries()) {
    const daysHere = Math.floor((desk.now - customer.user.created_at) / day);
    if (number % 4 === 1) addAdjustment(desk, customer, desk.draw.whole(1, daysHere));
    if (number % 5 === 2) addSeededNote(desk, customer, desk.draw.whole(0, daysHere));
  }
  const [first, second, third] = active.slice(20);
  if (first) addProposal(desk, first, { hoursAgo: 8, state: "open" });
  if (second) addProposal(desk, second, { hoursAgo: 70, state: "open" });
  if (third) addProposal(desk, third, { hoursAgo: 300, state: "refused" });
  addMessages(desk);
  addMail(desk, customers);
}

async function adminIdsOf({ storage }: Context): Promise<string[]> {
  const admins = demoPeople.filter(({ role }) => role === "admin");
  const found = await Promise.all(admins.map(({ email }) => usersIn(storage.db).byEmail(email)));
  return found.flatMap((admin) => admin?.id ?? []);
}

const filesAtOnce = 8;

async function storeFiles({ context, files }: Desk): Promise<void> {
  for (let from = 0; from < files.length; from += filesAtOnce)
    await Promise.all(
      files
        .slice(from, from + filesAtOnce)
        .map(({ key, bytes }) => context.documents.put(key, bytes)),
    );
}
