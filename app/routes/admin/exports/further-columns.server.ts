import { rightsOf, staffRoles } from "~server/kernel/staff-roles";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";

/** Whether the file may have columns that its page doesn't show: others download what they see. */
export async function mayExportMore(request: Request): Promise<boolean> {
  // Another backend without staff roles decides on its own.
  const { staffRoles: roles = staffRoles } = await load(request, api(request).auth.profile());
  return rightsOf(roles).has("exports");
}
