import type { ReactNode } from "react";
import type { StaffMember } from "~server/features/staff/schemas";
import { allRoles, staffRoles } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import type { Column } from "~/ui/data-table";
import { EmailText } from "~/ui/email";
import { Initials } from "~/ui/initials";
import { StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { PersonName, personLabel } from "../people/person-name";
import { useLocale, type TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffMembers">;

interface Viewer {
  /** Staff can't change their own roles. */
  ownId: string;
  mayChange: boolean;
}

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

const name = (t: T, ownId?: string): Column<StaffMember> => ({
  header: t("name"),
  place: 1,
  cell: ({ id, fullname, staffId, email }) => {
    const link = <PersonName fullname={fullname} staffId={staffId} href={paths.admin.user(id)} />;
    return (
      <span className="person">
        <Initials name={fullname} />
        <span className="wrap-anywhere whitespace-normal md:min-w-36">
          {id === ownId ? t("you", { name: link }) : link}{" "}
          <span className="hint block">
            <EmailText address={email} />
          </span>
        </span>
      </span>
    );
  },
});

function Roles({ t, held }: { t: T; held: StaffMember["roles"] }) {
  const locale = useLocale();
  if (held.length === 0) return t("none");
  return held.length === staffRoles.length ? t("allRoles") : allRoles(held, locale);
}

const roles = (t: T): Column<StaffMember> => ({
  header: t("roles"),
  place: 3,
  cell: ({ roles: held }) => (
    <span className="whitespace-normal md:inline-block md:min-w-28">
      {<Roles t={t} held={held} />}
    </span>
  ),
});

const lastSeen = (t: T): Column<StaffMember> => ({
  header: t("lastSeen"),
  cell: ({ lastSeenAt }) => (lastSeenAt ? <StackedInstant iso={lastSeenAt} /> : t("never")),
});

export const currentColumns = (
  t: T,
  { ownId, mayChange }: Viewer,
): readonly Column<StaffMember>[] => [
  name(t, ownId),
  roles(t),
  { header: t("account"), cell: ({ accountStatus }) => <StatusBadge status={accountStatus} /> },
  {
    header: t("twoFactor"),
    cell: ({ twoFactorEnabled }) => (twoFactorEnabled ? t("on") : t("off")),
  },
  lastSeen(t),
  ...(mayChange ? [currentActions(t, ownId)] : []),
];

const actions = (t: T, cell: Column<StaffMember>["cell"]): Column<StaffMember> => ({
  header: t("actions"),
  place: 7,
  isNumeric: true,
  cell,
});

function Links({ links }: { links: readonly { href: string; text: ReactNode }[] }) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-2 md:justify-end">
      {links.map(({ href, text }) => (
        <span key={href} className="whitespace-nowrap">
          <a href={href}>{text}</a>
        </span>
      ))}
    </span>
  );
}

const currentActions = (t: T, ownId: string) =>
  actions(t, ({ id, ...member }) => {
    if (id === ownId) return <span className="hint">{t("requiresAnotherOwner")}</span>;
    const who = { name: personLabel(member), hidden };
    return (
      <Links
        links={[
          { href: paths.admin.staffRoles(id), text: t("changeRolesOf", who) },
          { href: paths.admin.staffEnding(id), text: t("revokeAccessOf", who) },
        ]}
      />
    );
  });

export const invitedColumns = (t: T, { mayChange }: Viewer): readonly Column<StaffMember>[] => [
  name(t),
  roles(t),
  {
    header: t("invitation"),
    cell: ({ invitationExpiresAt }) =>
      invitationExpiresAt ? (
        t("expires", { time: <StackedInstant iso={invitationExpiresAt} /> })
      ) : (
        <StatusBadge status="expired" />
      ),
  },
  ...(mayChange ? [invitedActions(t)] : []),
];

const invitedActions = (t: T) =>
  actions(t, ({ id, ...member }) => {
    const who = { name: personLabel(member), hidden };
    return (
      <Links
        links={[
          { href: paths.admin.staffInvitationAgain(id), text: t("resendTo", who) },
          { href: paths.admin.staffRoles(id), text: t("changeRolesOf", who) },
          { href: paths.admin.staffEnding(id), text: t("revokeInvitationOf", who) },
        ]}
      />
    );
  });

export const formerColumns = (t: T): readonly Column<StaffMember>[] => [name(t), lastSeen(t)];
