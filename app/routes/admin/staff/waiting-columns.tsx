import type { ApprovalRequest } from "~server/features/approvals/schemas";
import { allRoles, type StaffRole } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import type { Column } from "~/ui/data-table";
import { StackedInstant } from "~/ui/instant";
import { PartyName, PersonName } from "../people/person-name";
import { actionLabel } from "../approval-requests/approval-request-labels";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffMembers">;

const person = (t: T): Column<ApprovalRequest> => ({
  header: t("name"),
  place: 1,
  cell: ({ id, userDetails }) => (
    <span className="whitespace-normal">
      <PersonName {...userDetails} href={paths.admin.approvalRequest(id)} />
    </span>
  ),
});

/** Suspensions that another owner can confirm, or end. */
export const suspensionColumns = (t: T): readonly Column<ApprovalRequest>[] => [
  person(t),
  {
    header: t("suspendedBy"),
    place: 3,
    cell: ({ requestedBy }) => <PartyName party={requestedBy} />,
  },
  { header: t("suspendedAt"), cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
  {
    header: t("suspendedUntil"),
    place: 4,
    cell: ({ suspension }) =>
      suspension?.lapsesAt ? <StackedInstant iso={suspension.lapsesAt} /> : t("noOtherOwner"),
  },
];

/** Staff changes that another owner has to review. */
export const waitingColumns = (t: T): readonly Column<ApprovalRequest>[] => [
  person(t),
  { header: t("change"), place: 3, cell: (row) => <ActionLabel of={row} /> },
  { header: t("rolesBefore"), cell: ({ call }) => <Roles of={call?.roles?.before} /> },
  { header: t("rolesAfter"), place: 4, cell: ({ call }) => <Roles of={call?.roles?.after} /> },
  { header: t("requestedBy"), cell: ({ requestedBy }) => <PartyName party={requestedBy} /> },
  { header: t("requestedAt"), cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
];

function Roles({ of: held = [] }: { of: readonly StaffRole[] | undefined }) {
  const t = useMessages("staffMembers");
  const locale = useLocale();
  return (
    <span className="whitespace-normal md:inline-block md:min-w-28">
      {held.length > 0 ? allRoles(held, locale) : t("none")}
    </span>
  );
}

function ActionLabel({ of: row }: { of: ApprovalRequest }) {
  return <>{actionLabel(useMessages("staffApprovalRequests"), row)}</>;
}
