// Imports of bank statements by staff, and what customers need to be found by them.
import { expect } from "vitest";
import { BankImport, BankImportDetails } from "~server/features/bank-statements/schemas";
import { BankLine, BankLinePage } from "~server/features/bank-statements/line-schemas";
import { usersIn } from "~server/features/users/store";
import {
  camtText,
  statementForm,
  type TestLine,
  type TestStatement,
} from "../inputs/bank-statement";
import type { TestPortal } from "../portal/backend";
import { read, type Administrator, type Customer } from "./people";

export async function referenceOf(portal: TestPortal, { id }: Pick<Customer, "id">) {
  const person = await usersIn(portal.context.storage.db).byId(id);
  return person?.deposit_reference ?? "";
}

export const uploadStatement = async (
  by: Administrator,
  statement: TestStatement,
  account?: string,
) =>
  read(BankImport, await by.post("/bank-statements", statementForm(camtText(statement), account)));

export const importOf = async (by: Administrator, id: string) =>
  read(BankImportDetails, await by.get(`/bank-statements/${id}`));

/** Confirmed, and posted to the end. */
export async function confirmImport(portal: TestPortal, by: Administrator, id: string) {
  expect((await by.post(`/bank-statements/${id}/confirmation`)).status).toBe(201);
  await portal.backend.settled();
  const posted = await importOf(by, id);
  expect(posted.state).toBe("posted");
  return posted;
}

export async function importStatement(
  portal: TestPortal,
  by: Administrator,
  statement: TestStatement,
  account?: string,
) {
  const { id } = await uploadStatement(by, statement, account);
  return confirmImport(portal, by, id);
}

/** Posts a statement that has only this line; the line's ID. */
export async function postLine(
  portal: TestPortal,
  by: Administrator,
  number: string,
  line: TestLine,
): Promise<string> {
  const lines = [{ reference: number, ...line }];
  const posted = await importStatement(portal, by, { number, lines });
  return posted.lines[0]?.id ?? "";
}

export async function undoImport(portal: TestPortal, by: Administrator, id: string) {
  const answer = await by.post(`/bank-statements/${id}/reversal`);
  await portal.backend.settled();
  return answer;
}

export const openLines = async (by: Administrator, query = "") =>
  read(BankLinePage, await by.get(`/bank-lines${query}`)).lines;

export const lineOf = async (by: Administrator, id: string) =>
  read(BankLine, await by.get(`/bank-lines/${id}`));
