// A customer who changes their own email, and the links that this sends.
import { expect } from "vitest";
import type { Answer } from "../api/caller";
import type { TestPortal } from "../portal/backend";
import { mailsTo, tokenIn } from "../stubs/mailbox";
import type { Customer } from "./people";

export const changePath = "/users/profile/email-change";

export async function requestOwnEmail(
  customer: Customer,
  email: string,
  extras: Parameters<Customer["post"]>[2] = {},
): Promise<Answer> {
  await customer.confirm();
  return customer.post(changePath, { email }, extras);
}

/** The token in the new mailbox. */
export async function ownEmailToken(portal: TestPortal, customer: Customer, email: string) {
  expect(await requestOwnEmail(customer, email)).toMatchObject({ status: 200 });
  return tokenIn(await mailsTo(portal, email), "confirm-new-email");
}

/** The token of the newest "This wasn't me" in this mailbox. */
export const undoToken = async (portal: TestPortal, email: string) =>
  tokenIn(await mailsTo(portal, email), "undo-email-change");

export const undoChange = (portal: TestPortal, token: string): Promise<Answer> =>
  portal.visitor().post("/auth/undo-email-change", { token });

/** Changes the email of an account and confirms it; the owner of the previous one undoes it. */
export async function changeAndUndo(
  portal: TestPortal,
  customer: Customer,
  email: string,
): Promise<void> {
  await customer.post(changePath, { email });
  const change = tokenIn(await mailsTo(portal, email), "confirm-new-email");
  await portal.visitor().post("/auth/confirm-new-email", { token: change });
  await undoChange(portal, await undoToken(portal, customer.email));
}
