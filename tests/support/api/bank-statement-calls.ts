// Statements of a bank, from their upload to the last open line: see every-call.
import { camtText, statementForm, type TestLine } from "../inputs/bank-statement";
import { referenceOf } from "../people/bank-statements";
import type { Administrator } from "../people/people";
import type { TestPortal } from "../portal/backend";
import { idAt } from "./id-at";

const csv = "Date,Amount,Name,Text\n2026-11-20,12.50,Eve Else,Invoice 7\n";
const reason = "Confirmed by phone";

export async function importStatements(portal: TestPortal, admin: Administrator): Promise<void> {
  const colleague = await portal.admin();
  const hana = await portal.registerVerified({ fullname: "Hana Sato" });
  await hana.wallet();
  const reference = await referenceOf(portal, hana);
  await admin.get("/bank-statements/accounts");
  await mapColumns(admin);
  let number = 0;
  const posted = async (...lines: readonly TestLine[]) => {
    const text = camtText({ number: String((number += 1)), lines });
    const made = await admin.post("/bank-statements", statementForm(text));
    const path = `/bank-statements/${idAt(made, "id")}`;
    await admin.post(`${path}/confirmation`);
    await portal.backend.settled();
    return { path, shown: await admin.get(path) };
  };
  const line = (amount: string, name: string, text: string): TestLine => ({
    amount,
    name,
    text,
    reference: `2026112000${amount.replace(/\D/g, "")}${text.length}`,
  });
  const undone = await posted(line("9.00", "Hana Sato", reference));
  await admin.post(`${undone.path}/reversal`);
  await portal.backend.settled();
  const { id: withdrawal } = await (await portal.customerWith("100.00")).withdraw("40.00");
  await admin.approve(withdrawal);
  await admin.post(`/payouts/${withdrawal}/sent`, {
    reference: "FT26321ABC",
    expectedDay: "2030-01-02",
  });
  const { shown } = await posted(
    line("250.00", "Hana Sato", reference),
    line("20.00", "Hana Sato", "Deposit"),
    line("21.00", "Eve Else", reference),
    line("22.00", "Eve Else", reference),
    line("23.00", "Eve Else", "Invoice 7"),
    line("24.00", "Eve Else", "Invoice 8"),
    line("-40.00", "Customer", "Payout"),
    line("-3.00", "Bank", "Account fee"),
  );
  const path = (index: number) => `/bank-lines/${idAt(shown, "lines", String(index), "id")}`;
  await admin.post(`${path(1)}/owner`);
  await admin.get(`/bank-lines?owner=${admin.id}`);
  await admin.delete(`${path(1)}/owner`);
  await admin.post(`${path(1)}/credit`, { customer: hana.email, reason });
  await admin.post(`${path(2)}/compliance-approval`, { reason });
  await admin.post(`${path(3)}/compliance-refusal`, { reason });
  await admin.post(`${path(6)}/payout`, { payout: withdrawal });
  await admin.post(`${path(7)}/own`, { reason: "Account fee for November" });
  await admin.get(path(7));
  const [sent, cancelled] = [
    await admin.post(`${path(4)}/return`, { reason }),
    await admin.post(`${path(5)}/return`, { reason }),
  ];
  await admin.get("/bank-returns");
  await colleague.post(`/bank-returns/${idAt(sent, "id")}/approval`);
  await admin.post(`/bank-returns/${idAt(sent, "id")}/sent`);
  await admin.post(`/bank-returns/${idAt(cancelled, "id")}/cancellation`);
  await admin.get("/bank-statements");
}

async function mapColumns(admin: Administrator): Promise<void> {
  const waiting = await admin.post("/bank-statements", statementForm(csv, "example-usd", "a.csv"));
  const path = `/bank-statements/${idAt(waiting, "id")}`;
  await admin.get(`${path}/columns`);
  await admin.post(`${path}/mapping`, {
    name: "Business account",
    delimiter: ",",
    encoding: "utf-8",
    skippedLines: 1,
    hasHeadings: true,
    mayEndWithoutBreak: false,
    dateFormat: "YYYY-MM-DD",
    decimalSign: ".",
    amountIs: "signed",
    bookingDate: 1,
    amount: 2,
    counterparty: 3,
    details: 4,
  });
  await admin.post(`${path}/cancellation`);
}
