import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Item } from "./nav-links";
import { SignOut } from "./sign-out";
import { WorkFrame, type Person } from "./work-frame";

const items: readonly Item[] = [
  { label: "Dashboard", to: "/admin", icon: "dashboard" },
  { label: "User Management", to: "/admin/users", icon: "people" },
  { label: "Transactions", to: "/admin/transactions", icon: "transfers" },
  { label: "Payouts", to: "/admin/payouts", icon: "send" },
  { label: "Wallets", to: "/admin/wallets", icon: "wallet" },
  { label: "Messages", to: "/admin/messages?state=open", icon: "letter" },
  { label: "Outbox", to: "/admin/outbox", icon: "outbox" },
  { label: "Reconciliation", to: "/admin/reconciliation", icon: "scales" },
  { label: "Staff", to: "/admin/staff", icon: "badge" },
  { label: "Audit log", to: "/admin/audit", icon: "list" },
  { label: "Help", to: "/admin/help", icon: "help" },
];
const links: readonly Item[] = [{ label: "Two-factor authentication", to: "/admin/second-factor" }];

interface Props {
  person: Person;
  /** The number of pending items, by the path of the menu item. */
  waiting: Readonly<Record<string, number | undefined>>;
  children: ReactNode;
}

export function StaffFrame({ person, waiting, children }: Props) {
  return (
    <WorkFrame
      person={person}
      label="Admin menu"
      items={items.map((item) => ({ ...item, waiting: waiting[item.to] }))}
      homeHref="/admin"
      links={links}
      signOutLabel="Log out"
      isStaff
      tag={<p className="tag admin-tag">Admin</p>}
      search={<Search />}
      foot={<SignOut label="Log out" icon="leave" />}
    >
      {children}
    </WorkFrame>
  );
}

function Search() {
  return (
    <Form className="frame-search" role="search" aria-label="Search" action="/admin/search">
      <input
        className="control"
        type="search"
        name="search"
        aria-label="Search users and transactions"
        placeholder="Name, email or reference"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <button className="button secondary" type="submit">
        Search
      </button>
    </Form>
  );
}
