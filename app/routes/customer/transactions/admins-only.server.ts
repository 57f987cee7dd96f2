import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";

/** Returns 404 to everyone but administrators: for other users these actions don't exist. */
export async function adminsOnly(request: Request): Promise<void> {
  const { isAdmin } = await load(request, api(request).auth.profile());
  if (!isAdmin) throw new Response("Not found", { status: 404 });
}

/** The loader of their dialogs. */
export async function loadForAdmins({ request }: LoaderFunctionArgs) {
  await adminsOnly(request);
  return null;
}
