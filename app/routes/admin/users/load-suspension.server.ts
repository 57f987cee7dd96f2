import type { User } from "~server/features/users/schemas";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";

/** The suspension of a staff member that no other owner has confirmed; null if there is none. */
export async function loadSuspension(request: Request, user: User | null) {
  if (user?.role !== "admin" || user.accountStatus === "active") return null;
  const query = { state: "open", limit: 100 } as const;
  const open = await loadIfOffered(request, api(request).proposals.list({ query }));
  return open?.proposals.find((one) => one.suspension && one.user === user.id) ?? null;
}
