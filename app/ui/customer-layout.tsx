import type { ReactNode } from "react";
import type { Profile } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { AvatarMenu, type MenuUser } from "./avatar-menu";
import type { NavItem } from "./nav-list";
import { WorkFrame } from "./work-frame";

interface Props {
  person: MenuUser;
  items: readonly NavItem[];
  hrefs: { home: string; settings?: string; secondFactor?: string; admin: string; logout: string };
  session: Profile["session"];
  children: ReactNode;
}

const help: readonly NavItem[] = [
  { label: "Contact us", href: paths.contact() },
  { label: "Accessibility", href: paths.accessibility() },
];

export function CustomerLayout({ person, items, hrefs, session, children }: Props) {
  return (
    <WorkFrame
      label="Main menu"
      items={items}
      homeHref={hrefs.home}
      corner={<AvatarMenu person={person} hrefs={hrefs} />}
      hasFootBar
      help={help}
      noticeTiming="toast"
      session={session}
    >
      {children}
    </WorkFrame>
  );
}
