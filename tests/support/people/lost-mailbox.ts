// A user who lost their mailbox, and the two staff members who help.
import { expect } from "vitest";
import type { Answer } from "../api/caller";
import type { TestPortal } from "../portal/backend";
import { mailsTo, tokenIn } from "../stubs/mailbox";
import type { Administrator, Person } from "./people";
import { requestIn, staff } from "./second-approval";

export const lostReason = "Passport checked in a video call";

type SomeUser = Pick<Person, "id">;

export async function requestNewEmail(
  by: Administrator,
  { id }: SomeUser,
  email: string,
  more: object = {},
): Promise<Answer> {
  await by.confirm();
  return by.post(`/users/${id}/email-change`, { email, reason: lostReason, ...more });
}

export async function approveNewEmail(by: Administrator, request: string): Promise<Answer> {
  await by.confirm();
  return by.post(`/approval-requests/${request}/approval`, {});
}

/** The token in the new mailbox, after two of the staff have agreed. */
export async function newEmailToken(portal: TestPortal, person: SomeUser, email: string) {
  const { ada, ben } = await staff(portal);
  const request = requestIn(await requestNewEmail(ada, person, email));
  expect((await approveNewEmail(ben, request)).status).toBe(201);
  return tokenIn(await mailsTo(portal, email), "confirm-new-email");
}

export const confirmNewEmail = (portal: TestPortal, token: string): Promise<Answer> =>
  portal.visitor().post("/auth/confirm-new-email", { token });
