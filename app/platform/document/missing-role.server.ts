// The response of a page that the user's staff roles don't allow.
import type { EntryContext } from "@remix-run/node";
import { z } from "zod";
import { staffRights } from "~server/kernel/staff-roles";
import { rightsByCall } from "~server/staff-calls";
import { areaLayouts, rightsOfPage } from "./page-handle";

const LayoutData = z.object({
  access: z.object({ userId: z.string(), rights: z.array(z.enum(staffRights)) }),
});

/** Whether the area showed the required role instead of the page. */
export function lacksRole({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, loaderData } = staticHandlerContext;
  const layout = areaLayouts.map((id) => loaderData[id]).find((loaded) => loaded !== undefined);
  const { data } = LayoutData.safeParse(layout);
  if (!data) return false;
  const pages = matches.map(({ route: { id } }) => ({
    handle: routeModules[id]?.handle,
    data: loaderData[id],
  }));
  const needed = rightsOfPage(pages, { ...data.access, calls: rightsByCall });
  return needed.length > 0 && !needed.some((right) => data.access.rights.includes(right));
}
