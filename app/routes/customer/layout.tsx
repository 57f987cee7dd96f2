// All pages under /dashboard: signed-in users only, with the area's menu.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { staffRoles } from "~server/kernel/staff-roles";
import { accessOf } from "~server/staff-calls";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { rightsOfPage } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { addressOf } from "~/platform/session/session.server";
import { StaffAccessProvider } from "~/ui/staff-rights";
import { MissingRole } from "~/ui/missing-role";
import { CustomerFrame } from "./customer-frame";

export async function loader({ request }: LoaderFunctionArgs) {
  const profile = await load(request, api(request).auth.profile());
  if (profile.passwordChangeRequired) throw redirect(paths.choosePassword(addressOf(request)), 303);
  // Another backend without staff roles decides on its own.
  const roles = profile.isAdmin ? (profile.staffRoles ?? staffRoles) : [];
  return { ...profile, access: accessOf(profile.id, roles) };
}

export default function CustomerArea() {
  const { access, ...profile } = useLoaderData<typeof loader>();
  const needed = rightsOfPage(useMatches(), access);
  const isAllowed = needed.length === 0 || needed.some((right) => access.rights.includes(right));
  return (
    <CustomerFrame profile={profile}>
      <StaffAccessProvider value={access}>
        {isAllowed ? (
          <Outlet context={profile} />
        ) : (
          <MissingRole rights={needed} homeHref={paths.customer.dashboard()} />
        )}
      </StaffAccessProvider>
    </CustomerFrame>
  );
}
