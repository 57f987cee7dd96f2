import type { ReactNode } from "react";
import type { Item } from "./nav-links";
import { WorkFrame, type Person } from "./work-frame";

const items: readonly Item[] = [
  { label: "Dashboard", to: "/dashboard", icon: "dashboard" },
  { label: "Markets", to: "/dashboard/markets", icon: "market" },
  { label: "Transactions", to: "/dashboard/transactions", icon: "transfers" },
  { label: "Wallet", to: "/dashboard/wallet", icon: "wallet" },
  { label: "Statements", to: "/dashboard/statements", icon: "statement" },
  { label: "Earning history", to: "/dashboard/earning-history", icon: "chart" },
  { label: "Verification", to: "/dashboard/kyc", icon: "shield" },
  { label: "Settings", to: "/dashboard/settings", icon: "settings" },
];
const links: readonly Item[] = [
  { label: "Account settings", to: "/dashboard/settings" },
  { label: "Two-factor authentication", to: "/dashboard/settings/second-factor" },
];
const help: readonly Item[] = [
  { label: "Contact us", to: "/contact" },
  { label: "Accessibility", to: "/accessibility" },
];

export function CustomerFrame({ person, children }: { person: Person; children: ReactNode }) {
  return (
    <WorkFrame
      person={person}
      label="Main menu"
      items={items}
      homeHref="/dashboard"
      links={links}
      signOutLabel="Sign Out"
      help={help}
    >
      {children}
    </WorkFrame>
  );
}
