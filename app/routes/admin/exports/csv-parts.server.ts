// What the CSV files of the back office share.
import { rightsOf, staffRoles } from "~server/kernel/staff-roles";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";

/** Whether the file may have columns that its page doesn't show: others download what they see. */
export async function mayExportMore(request: Request): Promise<boolean> {
  // Another backend without staff roles decides on its own.
  const { staffRoles: roles = staffRoles } = await load(request, api(request).auth.profile());
  return rightsOf(roles).has("exports");
}

/** The query parameters of a list that concern only its page: a CSV file contains all rows. */
export const pageParams = { page: true, limit: true } as const;

/** "2026-11-21 09:00:00", which spreadsheets read as a time. */
export const timeCell = (iso: string) => iso.slice(0, 19).replace("T", " ");
