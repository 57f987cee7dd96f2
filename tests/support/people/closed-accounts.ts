// Closed accounts whose records are kept.
import { SignedIn } from "~server/features/users/schemas";
import { openSession } from "~server/features/sign-in/open-session";
import { tokenOf } from "../api/api-token-of";
import type { Answer } from "../api/caller";
import type { TestPortal } from "../portal/backend";
import { markSent } from "./payouts";
import { Customer, password, read, type Administrator } from "./people";

export const settings = { RETENTION_YEARS: "5" };

export const close = (by: Administrator, id: string, body: object = {}): Promise<Answer> =>
  by.delete(`/users/${id}`, body);

export const bodyOf = ({ body }: Answer): Readonly<Record<string, unknown>> => Object(body);

/** A customer who received 50.00 and withdrew it again. */
export async function emptied(portal: TestPortal): Promise<Customer> {
  const hana = await portal.customerWith("50.00");
  const { id } = await hana.withdraw("50.00");
  const admin = await portal.admin();
  await admin.approve(id);
  for (const answer of [await markSent(admin, id), await admin.post(`/payouts/${id}/arrival`)])
    if (answer.status >= 400) throw new Error(answer.message);
  return hana;
}

/** The same with a document, a card and an API token, closed 31 days later while signed in. */
export async function closed(portal: TestPortal, body: object = {}) {
  const { id, email } = await emptied(portal);
  portal.advance({ days: 31 });
  const session = await openSession(portal.context, portal.context.storage.db, id);
  const hana = new Customer(portal.backend, { id, email, token: session });
  await hana.handInDocument();
  const [token, admin] = [await tokenOf(portal, hana, ["read"]), await portal.admin()];
  const { user } = read(SignedIn, await portal.visitor().post("/auth/login", { email, password }));
  const answer = await close(admin, id, body);
  if (answer.status !== 200) throw new Error(`not closed: ${answer.message}`);
  return { hana, admin, token, documentUrl: user.kycUrls[0]?.documentUrl ?? "" };
}
