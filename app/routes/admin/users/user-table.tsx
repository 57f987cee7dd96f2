import type { ReactNode } from "react";
import type { UserPage } from "~server/features/accounts/admin-schemas";
import type { UserSort } from "~server/kernel/list-orders";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmailText } from "~/ui/email";
import { Initials } from "~/ui/initials";
import { Day } from "~/ui/instant";
import { sortHeading } from "~/ui/list-sort";
import { StatusBadge } from "~/ui/status-badge";
import { AccountStatus } from "./account-status";
import { OpenedBy } from "../viewers/viewer-list";
import { PersonName, personLabel } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

type Row = UserPage["users"][number];

interface Order {
  sort: UserSort | undefined;
  hrefFor: (sort: UserSort) => string;
}

type OpenRecords = Readonly<Record<string, string>>;

const columnsIn = (
  t: TranslateForPage<"staffUsers">,
  order: Order | undefined,
  openRecords: OpenRecords,
): readonly Column<Row>[] => [
  {
    header: t("name"),
    place: 1,
    ...(order && sortHeading({ ...order, ascending: "a-z", descending: "z-a" })),
    cell: ({ fullname, username, role, staffId, nameFlags }) => {
      const handle = <bdi>@{username}</bdi>;
      return (
        <span className="person">
          <Initials name={fullname || username} />
          <span className="whitespace-normal md:min-w-28">
            <PersonName fullname={fullname} staffId={staffId} />{" "}
            <span className="hint whitespace-normal">
              {role === "admin" ? t("adminUsername", { username: handle }) : handle}
            </span>
            {nameFlags?.some(({ code }) => code === "staff_name") && (
              <span className="badge red">{t("staffName")}</span>
            )}
          </span>
        </span>
      );
    },
  },
  { header: t("email"), place: 3, cell: ({ email }) => <EmailText address={email} /> },
  { header: t("account"), cell: (user) => <AccountStatus user={user} /> },
  {
    header: t("kyc"),
    cell: ({ id, kycStatus }) => (
      <>
        <StatusBadge status={kycStatus} />
        {kycStatus === "pending" && <OpenedBy text={openRecords[id]} />}
      </>
    ),
  },
  {
    header: t("joined"),
    ...(order && sortHeading({ ...order, ascending: "oldest", descending: "newest" })),
    cell: ({ createdAt }) => <Day iso={createdAt} />,
  },
  {
    header: t("details"),
    place: 2,
    cell: ({ id, fullname, username, staffId }) => (
      <a href={paths.admin.user(id)}>
        {t("view", {
          name: (
            <span className="sr-only">
              {personLabel({ fullname: fullname || username, staffId })}
            </span>
          ),
        })}
      </a>
    ),
  },
];

export function UserTable({
  rows,
  openRecords = {},
  order,
  empty,
}: {
  rows: readonly Row[];
  /** Other staff who have a user's page open, by user ID. */
  openRecords?: OpenRecords;
  order?: Order;
  empty?: ReactNode;
}) {
  const t = useMessages("staffUsers");
  return (
    <DataTable
      caption={t("users")}
      isWide
      columns={columnsIn(t, order, openRecords)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
