// Names as tests change them, and what is requested instead.
import { z } from "zod";
import type { Answer } from "../api/caller";
import type { Administrator, Customer } from "./people";
import type { TestPortal } from "../portal/backend";
import { usersIn } from "~server/features/users/store";

const Named = z.object({
  fullname: z.string(),
  fullnameRequest: z
    .object({ id: z.string(), fullname: z.string(), status: z.string() })
    .optional(),
});

export const nameIn = (answer: Answer): string => Named.parse(answer.body).fullname;
export const nameRequestIn = (answer: Answer): string =>
  Named.parse(answer.body).fullnameRequest?.id ?? "";

export const approveName = (by: Administrator, id: string) =>
  by.post(`/approval-requests/${id}/approval`, {});
export const rejectName = (by: Administrator, id: string, reason?: string) =>
  by.post(`/approval-requests/${id}/rejection`, { reason });

/** A customer whose identity compliance approved. */
export async function verifiedCustomer(
  portal: TestPortal,
  overrides: Parameters<TestPortal["register"]>[0] = {},
): Promise<Customer> {
  const customer = await portal.registerVerified({ fullname: "Nora New", ...overrides });
  await usersIn(portal.context.storage.db).update(customer.id, {
    kyc_status: "approved",
    name_verified_at: portal.context.now(),
  });
  return customer;
}

/** Staff with a name of their own. */
export async function staffNamed(
  portal: TestPortal,
  fullname: string,
  roles: Parameters<TestPortal["admin"]>[0],
): Promise<Administrator> {
  const person = await portal.admin(roles);
  await usersIn(portal.context.storage.db).update(person.id, { fullname });
  return person;
}

/** Gives staff, who all have one name where tests create them, a name that no colleague has. */
export const giveOwnName = (portal: TestPortal, { id }: { readonly id: string }) =>
  usersIn(portal.context.storage.db).update(id, { fullname: `Staff ${id}` });
