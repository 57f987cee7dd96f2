import type { ReactNode } from "react";
import type { Profile } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { AvatarMenu, type MenuUser } from "./avatar-menu";
import type { NavItem } from "./nav-list";
import { WorkFrame } from "./work-frame";
import { useMessages } from "~/ui/use-messages";

interface Props {
  person: MenuUser;
  items: readonly NavItem[];
  hrefs: { home: string; settings?: string; secondFactor?: string; admin: string; logout: string };
  session: Profile["session"];
  children: ReactNode;
}

export function CustomerLayout({ person, items, hrefs, session, children }: Props) {
  const t = useMessages("ui");
  const help: readonly NavItem[] = [
    { label: t("contactUs"), href: paths.contact() },
    { label: t("accessibility"), href: paths.accessibility() },
  ];
  return (
    <WorkFrame
      label={t("mainMenu")}
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
