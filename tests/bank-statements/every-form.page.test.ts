// Each form about bank statements, open lines and returns but the taking of a line, with what keyboards add to its texts: sent twice at once, and again after Back, it has one effect and one answer.
import { afterAll, expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { usersIn } from "~server/features/users/store";
import { databaseState } from "../support/database/database-state";
import { camtText, type TestLine } from "../support/inputs/bank-statement";
import { noises } from "../support/inputs/noise";
import type { ShownPage } from "../support/pages/shown-page";
import type { Fields, Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ APPROVAL_THRESHOLDS: "USD:50000,EUR:50000,GBP:50000" });
const { db } = portal.backend.context.storage;
const ada = await portal.signInAs("admin");
const bea = await portal.signInAs("second.admin");
afterAll(() => portal.close());

/** A browser leaves halves of characters and null bytes out of a form. */
const typed = (text: string) =>
  noises
    .filter(({ mayBeRefused, what }) => !mayBeRefused && what !== "half a character")
    .reduce((noisy, noise) => noise.typed(noisy), text);
const reason = typed("Confirmed by phone");

const shown = ({ status, location, heading, messages }: ShownPage) =>
  `${status} ${location ?? heading} ${messages.join("; ")}`;

/** How often someone tried is counted each time. */
function stateOfTables() {
  const {
    failed_attempts: _failed,
    rate_limits: _limits,
    ...tables
  } = databaseState(portal.dataDir);
  return tables;
}

async function actions(): Promise<string[]> {
  const lines = await auditIn(db).find({}, 500);
  return lines.map(({ action, subject }) => `${action} ${subject}`);
}

/** Gives the page that it ends on. */
async function sentTwice(
  by: Visitor,
  address: string,
  { form, fields = {} }: { form?: string; fields?: Fields } = {},
): Promise<ShownPage> {
  const page = await by.get(address);
  const send = () => by.submit(page, fields, form === undefined ? {} : { form });
  const before = await actions();
  const atOnce = await Promise.all([send(), send()]);
  await portal.backend.settled();
  const done = stateOfTables();
  const noted = (await actions()).slice(0, -before.length || undefined);
  const all = [...atOnce, await send(), await send()];
  expect(new Set(all.map(shown)).size, all.map(shown).join(" | ")).toBe(1);
  const [first] = all;
  if (!first) throw new Error("Nothing was answered");
  expect([first.status, first.messages]).toEqual([303, []]);
  expect(stateOfTables()).toEqual(done);
  expect(noted).toEqual([...new Set(noted)]);
  return by.follow(first);
}

const upload = async (text: string, name: string, account = "example-usd") => {
  const form = await ada.get("/admin/bank-statements/new");
  return ada.follow(await ada.submit(form, { account, file: new File([text], name) }));
};

let number = 0;
/** Uploaded, and confirmed; its page. */
async function posted(...lines: readonly TestLine[]): Promise<ShownPage> {
  number += 1;
  const text = camtText({
    number: `${number}`,
    lines: lines.map((line, index) => ({ reference: `FORM-${number}-${index}`, ...line })),
  });
  const preview = await upload(text, `${number}.xml`);
  const question = preview.link("Confirm import");
  const confirmed = await sentTwice(ada, question, { form: "import-confirmation" });
  return ada.get(confirmed.path);
}

/** The address of a new line that is open. */
async function openLine(line: TestLine): Promise<string> {
  const text = `Invoice ${number + 1}`;
  const name = line.name ?? "Eve Else";
  await posted({ text, ...line, name });
  return (await ada.get("/admin/bank-lines")).link(`${name} ${line.text ?? text}`);
}

async function hana() {
  const found = await usersIn(db).byEmail("hana@example.com");
  if (!found) throw new Error("hana isn't there");
  return found;
}

const decide = async (by: Visitor, line: string, step: string, fields: Fields) =>
  (await sentTwice(by, `${line}/${step}`, { form: `line-${step}`, fields })).notice;

test("a file that is uploaded twice at once, by one form or by two", async () => {
  const text = camtText({ number: "twin", lines: [{ amount: "4.00", reference: "TWIN" }] });
  const send = (form: ShownPage) =>
    ada.submit(form, { account: "example-usd", file: new File([text], "twin.xml") });
  const [form, other] = [
    await ada.get("/admin/bank-statements/new"),
    await ada.get("/admin/bank-statements/new"),
  ];
  const all = [...(await Promise.all([send(form), send(form), send(other)])), await send(form)];
  expect(new Set(all.map(shown)).size, all.map(shown).join(" | ")).toBe(1);
  const preview = await ada.get(all[0]?.location ?? "");
  expect([preview.heading, preview.text.includes("$4.00")]).toEqual(["twin.xml", true]);
  await ada.submit(await ada.get(preview.link("Discard")), {}, { form: "import-cancellation" });
});

test("the columns of a file, and its discarding", async () => {
  const csv = "Date,Amount,Name,Text\n2026-11-20,12.50,Eve Else,Invoice 7\n";
  const form = await upload(csv, "columns.csv", "example-eur");
  const columns = { bookingDate: "1", amount: "2", counterparty: "3", details: "4" };
  const fields = { ...columns, name: typed("Business account") };
  const preview = await sentTwice(ada, form.path, { form: "mapping", fields });
  expect(preview.text).toContain("€12.50");
  const question = preview.link("Discard");
  const discarded = await sentTwice(ada, question, { form: "import-cancellation" });
  expect(discarded.notice).toBe("Import discarded");
});

test("the undoing of an import", async () => {
  const { fullname, deposit_reference: reference } = await hana();
  const page = await posted({ amount: "9.00", name: fullname, text: `${reference}` });
  const undone = await sentTwice(ada, `${page.path}/reversal`, { form: "import-reversal" });
  expect(undone.notice).toMatch(/undo/i);
});

test("an open line that is taken, and is the operator's own", async () => {
  const line = await openLine({ amount: "-3.00", name: "Bank", text: "Account fee" });
  const taken = await ada.submit(await ada.get(line), {}, { form: "owner" });
  expect((await ada.follow(taken)).notice).toBe("You took this line.");
  expect(await decide(ada, line, "own", { reason })).toBe("Marked as the operator's own");
});

test("a customer's line under another name, refused and accepted by compliance", async () => {
  const { email } = await hana();
  const credit = { customer: typed(email), reason };
  const line = await openLine({ amount: "21.00" });
  const waits = "The names differ. Compliance decides about this line.";
  expect(await decide(ada, line, "credit", credit)).toBe(waits);
  expect(await decide(bea, line, "compliance-refusal", { reason })).toBe(
    "Name refused. The line is open again.",
  );
  expect(await decide(ada, line, "credit", credit)).toBe(waits);
  expect(await decide(bea, line, "compliance-approval", { reason })).toBe(
    "Name accepted and customer credited",
  );
});

test("a line that pays a withdrawal", async () => {
  const payout = await sentPayout();
  const line = await openLine({ amount: "-21.00", name: "Customer", text: "Payout" });
  expect(await decide(ada, line, "payout", { payout: typed(payout) })).toBe("Payout closed");
});

/** Of hana's; its ID. */
async function sentPayout(): Promise<string> {
  const customer = await portal.signInAs("hana");
  const form = await customer.get("/dashboard/wallet/withdrawal");
  const asked = { paymentMethod: "bank", kind: "bank_withdrawal", amount: "21.00" };
  const review = await customer.follow(await customer.submit(form, asked));
  await customer.follow(await customer.submit(review, {}));
  const pending = { userId: (await hana()).id, type: "withdrawal", status: "pending" } as const;
  const [newest] = await transactionsIn(db).list(pending, { limit: 1 });
  const path = `/admin/transactions/${newest?.id}`;
  await ada.submit(await ada.get(path), {}, { form: "approve" });
  const question = await ada.get((await ada.get(path)).link("Mark as sent"));
  const sent = await ada.submit(question, { reference: "FT26321ABC" }, { form: "payout-sent" });
  expect(sent.status).toBe(303);
  return newest?.id ?? "";
}

test("a return that is approved and sent, and one that is canceled, with a colleague once it was approved", async () => {
  const ask = async (amount: string) =>
    decide(ada, await openLine({ amount }), "return", { reason });
  const ended = async (by: Visitor, name: string, fields?: Fields) => {
    const link = (await by.get("/admin/bank-returns")).link(name);
    return sentTwice(by, link, { form: "return-step", ...(fields && { fields }) });
  };
  const step = async (by: Visitor, name: string) => (await ended(by, name)).notice;
  const requested = "Return requested. A colleague must approve it.";
  expect(await ask("23.00")).toBe(requested);
  expect(await step(bea, "Approve")).toBe("Return approved");
  expect(await step(ada, "Mark as sent")).toBe("Return marked as sent");
  expect(await ask("24.00")).toBe(requested);
  expect(await step(ada, "Cancel")).toBe("Return canceled");
  expect(await ask("25.00")).toBe(requested);
  expect(await step(bea, "Approve")).toBe("Return approved");
  const request = await ended(ada, "Cancel", { reason });
  expect(request.notice).toMatch(/approve/);
  expect(request.link("Return to payer")).toBe("/admin/bank-returns");
  expect(request.text).toContain("Amount $25.00");
  const question = await bea.get(`${request.path}/approval`);
  const approved = await bea.follow(await bea.submit(question, {}));
  expect(approved.notice).toBe("Request approved. The change has been made.");
  await expect(ended(ada, "Cancel")).rejects.toThrow();
});

test("a request to credit a line leads to the line", async () => {
  const { email, fullname: name } = await hana();
  const line = await openLine({ amount: "60000.00", name });
  const form = await ada.get(`${line}/credit`);
  const asked = await ada.submit(form, { customer: email, reason }, { form: "line-credit" });
  const request = await ada.follow(asked);
  expect(request.link("Bank line")).toBe(line);
});
