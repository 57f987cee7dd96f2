import { api } from "~/api.server";
import { load } from "~/load.server";

/** What the spec offers on this page to administrators alone does not exist for anybody else. */
export async function adminsOnly(request: Request): Promise<void> {
  const { isAdmin } = await load(request, api(request).auth.profile());
  if (!isAdmin) throw new Response("Not found", { status: 404 });
}
