// Reviewers who read the evidence about a transaction.
import { Evidence } from "~server/features/evidence/schemas";
import type { TestPortal } from "../portal/backend";
import { signedInAgain } from "../stubs/crypto-gateway";
import { Administrator, Customer, read } from "./people";

export const evidenceOf = async (admin: Pick<Administrator, "get">, id: string) =>
  read(Evidence, await admin.get(`/wallets/admin/transaction/${id}/evidence`));

/** Both signed in again, after days have passed. */
export async function signInBothLater(
  portal: TestPortal,
  [customer, admin]: readonly [Customer, Administrator],
  days: number,
): Promise<[Customer, Administrator]> {
  portal.advance({ days });
  return [
    new Customer(portal.backend, await signedInAgain(portal, customer)),
    new Administrator(portal.backend, await signedInAgain(portal, admin)),
  ];
}
