// Everything under /admin: administrators only, with the menu of their area.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { rightsOf, staffRoles } from "~server/kernel/staff-roles";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { rightsOfPage, type PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { StaffRightsProvider } from "~/ui/staff-rights";
import { AdminFrame } from "./admin-frame";
import { MissingRole } from "./missing-role";
import { loadMenuCounts } from "./queues/menu-counts.server";

export const handle = { sheets: ["work", "office"] } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const {
    fullname: name,
    email,
    staffId,
    isAdmin,
    session,
    timeZone = "UTC",
    // Another backend without staff roles decides on its own.
    staffRoles: roles = staffRoles,
  } = await load(request, api(request).auth.profile());
  // The cookie has the state at sign-in; the API knows the current one.
  if (!isAdmin) throw redirect(paths.admin.login(), 303);
  const [waiting, stop] = await Promise.all([
    loadMenuCounts(request),
    api(request).payoutStops.current(),
  ]);
  const isStopped = stop.ok && stop.value.isStopped;
  return { name, email, staffId, session, timeZone, roles, waiting, isStopped };
}

export default function AdminArea() {
  const { roles, ...frame } = useLoaderData<typeof loader>();
  const rights = rightsOf(roles);
  const needed = rightsOfPage(useMatches().map(({ handle: one }) => one));
  const isAllowed = needed.length === 0 || needed.some((right) => rights.has(right));
  return (
    <AdminFrame {...frame}>
      <StaffRightsProvider value={rights}>
        {isAllowed ? <Outlet /> : <MissingRole rights={needed} />}
      </StaffRightsProvider>
    </AdminFrame>
  );
}
