import type { ReactNode } from "react";
import type { Profile } from "~server/features/users/schemas";
import type { MenuUser } from "./avatar-menu";
import type { NavItem } from "./nav-list";
import { SignOutForm } from "./sign-out-form";
import { WorkFrame } from "./work-frame";

interface Props {
  person: MenuUser;
  items: readonly NavItem[];
  hrefs: { home: string; logout: string };
  session: Profile["session"];
  children: ReactNode;
}

export function AdminLayout({ person, items, hrefs, session, children }: Props) {
  return (
    <WorkFrame
      label="Admin menu"
      items={items}
      homeHref={hrefs.home}
      corner={
        <p className="admin-tag">
          <strong>Admin</strong> <span>{person.name}</span>
        </p>
      }
      foot={<SignOutForm action={hrefs.logout} label="Log out" />}
      noticeTiming="admin"
      session={session}
    >
      {children}
    </WorkFrame>
  );
}
