import type { ReactNode } from "react";
import type { Profile } from "~server/features/users/schemas";
import { AvatarMenu } from "./avatar-menu";
import type { NavItem } from "./nav-list";
import { WorkFrame } from "./work-frame";
import { useMessages } from "~/ui/use-messages";

interface Props {
  person: { name: string; email: string; staffId?: string | undefined; isAdmin: boolean };
  items: readonly NavItem[];
  hrefs: {
    home: string;
    settings?: string;
    secondFactor?: string;
    admin: string;
    logout: string;
    contact: string;
    accessibility: string;
  };
  session: Profile["session"];
  children: ReactNode;
}

export function CustomerLayout({ person, items, hrefs, session, children }: Props) {
  const t = useMessages("ui");
  const { name, email, staffId, isAdmin } = person;
  const links: readonly NavItem[] = [
    ...(hrefs.settings ? [{ label: t("accountSettings"), href: hrefs.settings }] : []),
    ...(hrefs.secondFactor ? [{ label: t("twoFactor"), href: hrefs.secondFactor }] : []),
    ...(isAdmin ? [{ label: t("adminDashboard"), href: hrefs.admin }] : []),
  ];
  const help: readonly NavItem[] = [
    { label: t("contactUs"), href: hrefs.contact },
    { label: t("accessibility"), href: hrefs.accessibility },
  ];
  return (
    <WorkFrame
      name={name}
      label={t("mainMenu")}
      items={items}
      homeHref={hrefs.home}
      corner={
        <AvatarMenu
          name={name}
          email={email}
          staffId={staffId}
          links={links}
          signOut={{ action: hrefs.logout, label: t("signOut") }}
          session={session}
        />
      }
      hasFootBar
      help={help}
      noticeTiming="toast"
    >
      {children}
    </WorkFrame>
  );
}
