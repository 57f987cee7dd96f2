import type { StaffMember } from "~server/features/staff/schemas";
import { allRoles, staffRoles } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import type { Column } from "~/ui/data-table";
import { EmailText } from "~/ui/email";
import { Initials } from "~/ui/initials";
import { StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";

interface Viewer {
  /** Nobody changes their own roles. */
  ownId: string;
  mayChange: boolean;
}

const name = (ownId?: string): Column<StaffMember> => ({
  header: "Name",
  place: 1,
  cell: ({ id, fullname, email }) => (
    <span className="person">
      <Initials name={fullname} />
      <span className="wrap-anywhere whitespace-normal md:min-w-36">
        <a href={paths.admin.user(id)}>{fullname}</a>
        {id === ownId && " (you)"}{" "}
        <span className="hint block">
          <EmailText address={email} />
        </span>
      </span>
    </span>
  ),
});

function rolesLabel(held: StaffMember["roles"]): string {
  if (held.length === 0) return "None";
  return held.length === staffRoles.length ? "All roles" : allRoles(held);
}

const roles: Column<StaffMember> = {
  header: "Roles",
  place: 3,
  cell: ({ roles: held }) => (
    <span className="whitespace-normal md:inline-block md:min-w-28">{rolesLabel(held)}</span>
  ),
};

const lastSeen: Column<StaffMember> = {
  header: "Last seen",
  cell: ({ lastSeenAt }) => (lastSeenAt ? <StackedInstant iso={lastSeenAt} /> : "Never"),
};

export const currentColumns = ({ ownId, mayChange }: Viewer): readonly Column<StaffMember>[] => [
  name(ownId),
  roles,
  { header: "Account", cell: ({ accountStatus }) => <StatusBadge status={accountStatus} /> },
  {
    header: "Two-step",
    cell: ({ twoFactorEnabled }) => (twoFactorEnabled ? "On" : "Off"),
  },
  lastSeen,
  ...(mayChange ? [currentActions(ownId)] : []),
];

const currentActions = (ownId: string): Column<StaffMember> => ({
  header: "Actions",
  place: 2,
  cell: ({ id, fullname }) =>
    id === ownId ? (
      <span className="hint">By another owner</span>
    ) : (
      <span className="grid justify-items-end gap-x-4 gap-y-2 md:flex">
        <span className="whitespace-nowrap">
          <a href={paths.admin.staffRoles(id)}>
            Change roles <span className="sr-only">of {fullname}</span>
          </a>
        </span>
        <span className="whitespace-nowrap">
          <a href={paths.admin.staffEnding(id)}>
            End access <span className="sr-only">of {fullname}</span>
          </a>
        </span>
      </span>
    ),
});

export const invitedColumns = ({ mayChange }: Viewer): readonly Column<StaffMember>[] => [
  name(),
  roles,
  {
    header: "Invitation",
    cell: ({ invitationExpiresAt }) =>
      invitationExpiresAt ? (
        <>
          Works until <StackedInstant iso={invitationExpiresAt} />
        </>
      ) : (
        <StatusBadge status="expired" />
      ),
  },
  ...(mayChange ? [invitedActions] : []),
];

const invitedActions: Column<StaffMember> = {
  header: "Actions",
  place: 2,
  cell: ({ id, fullname }) => (
    <span className="grid justify-items-end gap-x-4 gap-y-2 md:flex">
      <span className="whitespace-nowrap">
        <a href={paths.admin.staffInvitationAgain(id)}>
          Send again <span className="sr-only">to {fullname}</span>
        </a>
      </span>
      <span className="whitespace-nowrap">
        <a href={paths.admin.staffRoles(id)}>
          Change roles <span className="sr-only">of {fullname}</span>
        </a>
      </span>
      <span className="whitespace-nowrap">
        <a href={paths.admin.staffEnding(id)}>
          Take back <span className="sr-only">the invitation of {fullname}</span>
        </a>
      </span>
    </span>
  ),
};

export const formerColumns: readonly Column<StaffMember>[] = [name(), lastSeen];
