import type { ReactNode } from "react";
import type { User } from "~server/features/users/schemas";
import { allRoles } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { Initials } from "~/ui/initials";
import { Instant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { AccountStatus } from "./account-status";
import { KycPanel } from "../kyc/kyc-panel";
import { PayoutsAllowed } from "../payout-blocks/payouts-allowed";
import { useMayCall } from "~/ui/staff-rights";
import { EmailLinkState } from "../people/email-link-state";
import { addressLine } from "../people/address-line";
import { PersonName } from "../people/person-name";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  user: User;
  from: string | undefined;
  /** Below the documents. */
  children?: ReactNode;
}

/** The user's details, statuses and documents. */
export function UserFacts({ user, from, children }: Props) {
  const t = useMessages("staffUsers");
  const locale = useLocale();
  const canRecover = useMayCall("recovery.resetSecondFactor");
  const { fullname, username } = user;
  const secondFactor = canRecover ? (
    <a href={paths.admin.userSecondFactor(user.id)}>{t("resetTwoFactor")}</a>
  ) : (
    t("on")
  );
  const items = [
    {
      term: t("email"),
      value: <Email user={user} />,
    },
    ...(user.fullnameRequest?.status === "pending"
      ? [{ term: t("nameRequest"), value: <RequestedName request={user.fullnameRequest} /> }]
      : []),
    ...(user.emailChange
      ? [{ term: t("emailChange"), value: <EmailChange change={user.emailChange} /> }]
      : []),
    { term: t("phone"), value: user.phoneNumber || "-" },
    ...(user.staffRoles
      ? [
          {
            term: t("staffRoles"),
            value: (
              <a href={paths.admin.staff()}>{allRoles(user.staffRoles, locale) || t("none")}</a>
            ),
          },
        ]
      : []),
    { term: t("accountStatus"), value: <AccountStatus user={user} /> },
    ...(user.closedAt ? [{ term: t("closed"), value: <Instant iso={user.closedAt} /> }] : []),
    ...(user.retainedUntil
      ? [{ term: t("recordsKeptUntil"), value: <Instant iso={user.retainedUntil} /> }]
      : []),
    ...(user.closedAt ? [] : [{ term: t("payouts"), value: <PayoutsAllowed user={user} /> }]),
    { term: t("kycStatus"), value: <StatusBadge status={user.kycStatus} /> },
    ...(user.kycReason ? [{ term: t("kycReason"), value: user.kycReason }] : []),
    { term: t("address"), value: addressLine(user.address) },
    { term: t("country"), value: user.country },
    { term: t("currency"), value: user.currency },
    { term: t("joined"), value: <Instant iso={user.createdAt} /> },
    ...(user.twoFactorEnabled === undefined
      ? []
      : [
          {
            term: t("twoFactor"),
            value: user.twoFactorEnabled ? secondFactor : t("off"),
          },
        ]),
  ];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <section className="panel">
        <div className="person mb-4">
          <Initials name={fullname || username} isLarge />
          <div>
            <h2>
              <PersonName fullname={fullname || username} staffId={user.staffId} />
            </h2>
            <p className="text-muted">
              <bdi>@{username}</bdi>
            </p>
            <p className="text-muted">{t("roleOf", { role: user.role || "user" })}</p>
          </div>
        </div>
        <DefinitionList items={items} />
      </section>
      <div>
        <KycPanel user={user} from={from} />
        {children}
      </div>
    </div>
  );
}

function RequestedName({ request }: { request: NonNullable<User["fullnameRequest"]> }) {
  const t = useMessages("staffUsers");
  return (
    <>
      <bdi>{request.fullname}</bdi>.{" "}
      <a href={paths.admin.approvalRequest(request.id)}>{t("viewRequest")}</a>
    </>
  );
}

function EmailChange({ change }: { change: NonNullable<User["emailChange"]> }) {
  const t = useMessages("staffUsers");
  return (
    <>
      <bdi>{change.email}</bdi>. <EmailLinkState link={change} />{" "}
      <a href={paths.admin.approvalRequest(change.approvalRequest)}>{t("viewRequest")}</a>
    </>
  );
}

function Email({ user }: { user: User }) {
  const t = useMessages("staffUsers");
  const [canRecover, isOwner] = [
    useMayCall("recovery.changeEmail"),
    useMayCall("staff.changeRoles"),
  ];
  const { email, emailVerified, closedAt, role } = user;
  const shown = emailVerified === false ? t("emailUnverified", { email }) : email;
  if (!canRecover || closedAt || (role === "admin" && !isOwner)) return <>{shown}</>;
  return (
    <>
      <bdi>{shown}</bdi>{" "}
      <span className="whitespace-nowrap">
        <a href={paths.admin.userEmailChange(user.id)}>{t("changeEmail")}</a>
      </span>
    </>
  );
}
