import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import { signedInAdmin } from "~/platform/session/session.server";

/** The limits of the customer in the address; null if the backend has none. */
export async function loadLimits({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const ofUser = api(request).limits.ofUser({ params: { id: params.userId ?? "" } });
  return { limits: await loadIfOffered(request, ofUser) };
}
