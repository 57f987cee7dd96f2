// Everything under /dashboard: signed-in people only, with the menu of their area.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { CustomerLayout } from "~/ui/customer-layout";
import type { NavItem } from "~/ui/nav-list";
import { TimeZoneProvider } from "~/ui/time-zone";

export const handle = { sheets: ["work"] } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return load(request, api(request).auth.profile());
}

const items: readonly NavItem[] = [
  { label: "Dashboard", href: paths.customer.dashboard(), icon: "dashboard" },
  { label: "Markets", href: paths.customer.markets(), icon: "market" },
  { label: "Transactions", href: paths.customer.transactions(), icon: "transfers" },
  {
    label: "Wallet",
    href: paths.customer.wallet(),
    icon: "wallet",
    holds: [paths.customer.cardRemoval()],
  },
  { label: "Statements", href: paths.customer.statements(), icon: "statement" },
  { label: "Earning history", href: paths.customer.earningHistory(), icon: "chart" },
  { label: "Verification", href: paths.customer.kyc(), icon: "people" },
  {
    label: "Settings",
    href: paths.customer.settings(),
    icon: "settings",
    holds: [paths.customer.confirmPassword(), paths.customer.emailVerification()],
  },
];

const hrefs = {
  home: paths.customer.dashboard(),
  settings: paths.customer.settings(),
  secondFactor: paths.customer.secondFactor(),
  admin: paths.admin.dashboard(),
  logout: paths.logout(),
};

export default function CustomerArea() {
  const profile = useLoaderData<typeof loader>();
  const { fullname: name, email, isAdmin, session, timeZone = "UTC" } = profile;
  return (
    <TimeZoneProvider value={timeZone}>
      <CustomerLayout
        person={{ name, email, isAdmin }}
        items={items}
        hrefs={hrefs}
        session={session}
      >
        <Outlet context={profile} />
      </CustomerLayout>
    </TimeZoneProvider>
  );
}
