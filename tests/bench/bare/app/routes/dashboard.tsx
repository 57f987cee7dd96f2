import { Outlet } from "@remix-run/react";
import { paths } from "~/platform/paths";
import { CustomerLayout } from "~/ui/customer-layout";
import type { NavItem } from "~/ui/nav-list";

const person = { name: "Hana Howard", email: "hana@example.com", isAdmin: false };
const hrefs = {
  home: paths.customer.dashboard(),
  admin: paths.admin.dashboard(),
  logout: paths.logout(),
  contact: paths.contact(),
  accessibility: paths.accessibility(),
};
const items: readonly NavItem[] = [
  { label: "Dashboard", href: paths.customer.dashboard(), icon: "dashboard" },
  { label: "Transactions", href: paths.customer.transactions(), icon: "transfers" },
  { label: "Wallet", href: paths.customer.wallet(), icon: "wallet" },
  { label: "Earning history", href: paths.customer.earningHistory(), icon: "chart" },
  { label: "Verification", href: paths.customer.kyc(), icon: "people" },
];

export default function Dashboard() {
  return (
    <CustomerLayout person={person} items={items} hrefs={hrefs} session={undefined}>
      <Outlet />
    </CustomerLayout>
  );
}
