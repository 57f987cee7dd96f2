// Header and menu of the customer area.
import type { ReactNode } from "react";
import type { Profile } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { CustomerLayout } from "~/ui/customer-layout";
import type { NavItem } from "~/ui/nav-list";
import { TimeZoneProvider } from "~/ui/time-zone";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

const itemsOf = (t: TranslateForPage<"customerArea">): readonly NavItem[] => [
  { label: t("dashboard"), href: paths.customer.dashboard(), icon: "dashboard", isAlone: true },
  { label: t("markets"), href: paths.customer.markets(), icon: "market" },
  { label: t("transactions"), href: paths.customer.transactions(), icon: "transfers" },
  {
    label: t("wallet"),
    href: paths.customer.wallet(),
    icon: "wallet",
  },
  { label: t("statements"), href: paths.customer.statements(), icon: "statement" },
  { label: t("earningHistory"), href: paths.customer.earningHistory(), icon: "chart" },
  { label: t("verification"), href: paths.customer.kyc(), icon: "shield" },
  {
    label: t("settings"),
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
  contact: paths.contact(),
  accessibility: paths.accessibility(),
};

export function CustomerFrame({ profile, children }: { profile: Profile; children: ReactNode }) {
  const t = useMessages("customerArea");
  const { fullname: name, email, staffId, isAdmin, session, timeZone = "UTC" } = profile;
  return (
    <TimeZoneProvider value={timeZone}>
      <CustomerLayout
        person={{ name, email, staffId, isAdmin }}
        items={itemsOf(t)}
        hrefs={hrefs}
        session={session}
      >
        {children}
      </CustomerLayout>
    </TimeZoneProvider>
  );
}
