// Everything under /admin: administrators only, with the menu of their area.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { rightsOf, staffRoles } from "~server/kernel/staff-roles";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { rightsOfPage, type PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { AvatarMenu } from "~/ui/avatar-menu";
import type { NavItem } from "~/ui/nav-list";
import { SignOutForm } from "~/ui/sign-out-form";
import { StaffRightsProvider } from "~/ui/staff-rights";
import { TimeZoneProvider } from "~/ui/time-zone";
import { WorkFrame } from "~/ui/work-frame";
import { MissingRole } from "./missing-role";
import { PayoutStopBanner } from "./payout-holds/payout-stop-banner";
import { loadMenuCounts } from "./queues/menu-counts.server";
import { SearchField } from "./search/search-field";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

export const handle = { sheets: ["work", "office"] } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const {
    fullname: name,
    email,
    isAdmin,
    session,
    timeZone = "UTC",
    // Another backend without staff roles decides on its own.
    staffRoles: roles = staffRoles,
  } = await load(request, api(request).auth.profile());
  // The cookie has the state at sign-in; the API knows the current one.
  if (!isAdmin) throw redirect(paths.admin.login(), 303);
  const [waiting, stop] = await Promise.all([
    loadMenuCounts(request),
    api(request).payoutStops.current(),
  ]);
  const isStopped = stop.ok && stop.value.isStopped;
  return { name, email, session, timeZone, roles, waiting, isStopped };
}

const itemsIn = (t: TranslateForPage<"staffFrame">): readonly NavItem[] => [
  {
    label: t("dashboard"),
    href: paths.admin.dashboard(),
    icon: "dashboard",
    isAlone: true,
    holds: [paths.admin.proposals(), paths.admin.payoutStop()],
  },
  { label: t("userManagement"), href: paths.admin.users(), icon: "people" },
  { label: t("transactions"), href: paths.admin.transactions(), icon: "transfers" },
  {
    label: t("payouts"),
    href: paths.admin.payouts(),
    icon: "send",
    holds: [paths.admin.payoutBatches()],
  },
  { label: t("wallets"), href: paths.admin.wallets(), icon: "wallet" },
  { label: t("messages"), href: paths.admin.messages({ state: "open" }), icon: "letter" },
  { label: t("outbox"), href: paths.admin.outbox(), icon: "outbox" },
  { label: t("reconciliation"), href: paths.admin.reconciliation(), icon: "scales" },
  { label: t("staff"), href: paths.admin.staff(), icon: "badge" },
  { label: t("auditLog"), href: paths.admin.audit(), icon: "list" },
  { label: t("help"), href: paths.admin.help(), icon: "help", startsGroup: true },
];

export default function AdminArea() {
  const t = useMessages("staffFrame");
  const { name, email, session, timeZone, roles, waiting, isStopped } =
    useLoaderData<typeof loader>();
  const rights = rightsOf(roles);
  const needed = rightsOfPage(useMatches().map(({ handle: one }) => one));
  const isAllowed = needed.length === 0 || needed.some((right) => rights.has(right));
  return (
    <TimeZoneProvider value={timeZone}>
      <WorkFrame
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
              links={[{ label: t("twoFactor"), href: paths.admin.secondFactor() }]}
              signOut={{ action: paths.logout(), label: t("logOut") }}
              session={session}
              isStaff
            />
          </>
        }
        foot={<SignOutForm action={paths.logout()} label={t("logOut")} icon="leave" />}
        noticeTiming="admin"
      >
        <PayoutStopBanner isStopped={isStopped} />
        <StaffRightsProvider value={rights}>
          {isAllowed ? <Outlet /> : <MissingRole rights={needed} />}
        </StaffRightsProvider>
      </WorkFrame>
    </TimeZoneProvider>
  );
}
