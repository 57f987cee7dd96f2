// Everything under /admin: administrators only, with the menu of their area.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { staffRoles } from "~server/kernel/staff-roles";
import { accessOf } from "~server/staff-calls";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { rightsOfPage } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { portalRelease } from "~/platform/settings.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { AdminFrame } from "./admin-frame";
import { MissingRole } from "~/ui/missing-role";
import { loadMenuCounts } from "./queues/menu-counts.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const {
    id,
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
  const release = portalRelease();
  const isStopped = stop.ok && stop.value.isStopped;
  const access = accessOf(id, roles);
  return { name, email, staffId, session, timeZone, access, waiting, isStopped, release };
}

export default function AdminArea() {
  const frame = useLoaderData<typeof loader>();
  const { rights } = frame.access;
  const needed = rightsOfPage(useMatches(), frame.access);
  const isAllowed = needed.length === 0 || needed.some((right) => rights.includes(right));
  return (
    <AdminFrame {...frame}>
      {isAllowed ? <Outlet /> : <MissingRole rights={needed} homeHref={paths.admin.dashboard()} />}
    </AdminFrame>
  );
}
