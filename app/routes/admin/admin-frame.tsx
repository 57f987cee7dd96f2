// Header and menu of the back office.
import type { ReactNode } from "react";
import type { Profile } from "~server/features/users/schemas";
import type { StaffAccess } from "~server/staff-calls";
import { paths } from "~/platform/paths";
import { AvatarMenu } from "~/ui/avatar-menu";
import type { NavItem } from "~/ui/nav-list";
import { SignOutForm } from "~/ui/sign-out-form";
import { StaffAccessProvider } from "~/ui/staff-rights";
import { TimeZoneProvider } from "~/ui/time-zone";
import { WorkFrame } from "~/ui/work-frame";
import { PayoutStopBanner } from "./payout-blocks/payout-stop-banner";
import { SearchField } from "./search/search-field";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

export interface AdminFrameData {
  name: string;
  email: string;
  staffId?: string | undefined;
  session: Profile["session"];
  timeZone: string;
  access: StaffAccess;
  /** The number of pending items, by the path of the menu item. */
  waiting: Readonly<Record<string, number | undefined>>;
  isStopped: boolean;
  /** Version and commit of the portal. */
  release: string;
}

const itemsIn = (t: TranslateForPage<"staffFrame">): readonly NavItem[] => [
  {
    label: t("dashboard"),
    href: paths.admin.dashboard(),
    icon: "dashboard",
    isAlone: true,
    holds: [paths.admin.approvalRequests(), paths.admin.payoutStop()],
  },
  { label: t("userManagement"), href: paths.admin.users(), icon: "people" },
  { label: t("transactions"), href: paths.admin.transactions(), icon: "transfers" },
  {
    label: t("payouts"),
    href: paths.admin.payouts(),
    icon: "send",
    holds: [paths.admin.payoutBatches()],
  },
  {
    label: t("bankStatements"),
    href: paths.admin.bankStatements(),
    icon: "statement",
    holds: [paths.admin.bankLines(), paths.admin.bankReturns()],
  },
  { label: t("expectedDeposits"), href: paths.admin.expectedDeposits(), icon: "transfers" },
  { label: t("wallets"), href: paths.admin.wallets(), icon: "wallet" },
  { label: t("messages"), href: paths.admin.messages({ state: "open" }), icon: "letter" },
  { label: t("outbox"), href: paths.admin.outbox(), icon: "outbox" },
  { label: t("reconciliation"), href: paths.admin.reconciliation(), icon: "scales" },
  { label: t("staff"), href: paths.admin.staff(), icon: "badge" },
  { label: t("auditLog"), href: paths.admin.audit(), icon: "list" },
  { label: t("help"), href: paths.admin.help(), icon: "help", startsGroup: true },
];

export function AdminFrame({
  name,
  email,
  staffId,
  session,
  timeZone,
  access,
  waiting,
  isStopped,
  release,
  children,
}: AdminFrameData & { children: ReactNode }) {
  const t = useMessages("staffFrame");
  return (
    <TimeZoneProvider value={timeZone}>
      <WorkFrame
        isOffice
        name={name}
        label={t("adminMenu")}
        items={itemsIn(t).map((item) => ({ ...item, waiting: waiting[item.href] }))}
        homeHref={paths.admin.dashboard()}
        search={<SearchField />}
        corner={
          <>
            <p className="tag admin-tag">{t("admin")}</p>
            <AvatarMenu
              name={name}
              email={email}
              staffId={staffId}
              links={[{ label: t("twoFactor"), href: paths.admin.secondFactor() }]}
              signOut={{ action: paths.logout(), label: t("logOut") }}
              session={session}
              isStaff
            />
          </>
        }
        foot={<SignOutForm action={paths.logout()} label={t("logOut")} icon="leave" />}
        release={t("release", { release })}
        noticeTiming="admin"
      >
        <StaffAccessProvider value={access}>
          <PayoutStopBanner isStopped={isStopped} />
          {children}
        </StaffAccessProvider>
      </WorkFrame>
    </TimeZoneProvider>
  );
}
