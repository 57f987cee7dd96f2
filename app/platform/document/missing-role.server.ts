// The response of an admin page that the user's roles don't allow.
import type { EntryContext } from "@remix-run/node";
import { z } from "zod";
import { rightsOf, staffRoles } from "~server/kernel/staff-roles";
import { rightsOfPage } from "./page-handle";

const layout = "routes/admin/layout";
const LayoutData = z.object({ roles: z.array(z.enum(staffRoles)) });

/** Whether the admin area showed the required role instead of the page. */
export function lacksRole({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, loaderData } = staticHandlerContext;
  const needed = rightsOfPage(matches.map(({ route }) => routeModules[route.id]?.handle));
  const { data } = LayoutData.safeParse(loaderData[layout]);
  const held = data && rightsOf(data.roles);
  return needed.length > 0 && held !== undefined && !needed.some((right) => held.has(right));
}
