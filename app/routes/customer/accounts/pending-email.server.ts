import { redirect } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";

/** The new email that waits to be confirmed, and the current one. */
export async function loadPendingEmail(request: Request) {
  await signedIn(request);
  const [{ pending }, { email }] = await Promise.all([
    load(request, api(request).users.emailChange()),
    load(request, api(request).auth.profile()),
  ]);
  if (!pending) throw redirect(paths.customer.emailChange(), 303);
  return { email, pending: pending.email };
}
