import type { User } from "~server/features/users/schemas";
import { allRoles } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { Initials } from "~/ui/initials";
import { Instant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { AccountStatus } from "./account-status";
import { KycPanel } from "../kyc/kyc-panel";
import { PayoutsAllowed } from "../payout-holds/payouts-allowed";
import { useMay } from "~/ui/staff-rights";
import { addressLine } from "./address-line";

/** Who somebody is, where they stand, and what they handed in. */
export function UserFacts({ user, from }: { user: User; from: string | undefined }) {
  const canRecover = useMay("recovery");
  const { fullname, username } = user;
  const secondFactor = canRecover ? (
    <a href={paths.admin.userSecondFactor(user.id)}>Turn off a lost second factor</a>
  ) : (
    "On"
  );
  const items = [
    {
      term: "E-mail",
      value: user.emailVerified === false ? `${user.email} (not confirmed)` : user.email,
    },
    { term: "Phone", value: user.phoneNumber || "-" },
    ...(user.staffRoles
      ? [
          {
            term: "Staff roles",
            value: <a href={paths.admin.staff()}>{allRoles(user.staffRoles) || "None"}</a>,
          },
        ]
      : []),
    { term: "Account status", value: <AccountStatus user={user} /> },
    ...(user.closedAt ? [{ term: "Closed", value: <Instant iso={user.closedAt} /> }] : []),
    ...(user.retainedUntil
      ? [{ term: "Records are kept until", value: <Instant iso={user.retainedUntil} /> }]
      : []),
    { term: "Payouts", value: <PayoutsAllowed user={user} /> },
    { term: "KYC status", value: <StatusBadge status={user.kycStatus} /> },
    ...(user.kycReason ? [{ term: "Reason of the rejection", value: user.kycReason }] : []),
    { term: "Address", value: addressLine(user.address) },
    { term: "Country", value: user.country },
    { term: "Currency", value: user.currency },
    { term: "Joined", value: <Instant iso={user.createdAt} /> },
    ...(user.twoFactorEnabled === undefined
      ? []
      : [
          {
            term: "Two-step sign-in",
            value: user.twoFactorEnabled ? secondFactor : "Off",
          },
        ]),
  ];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <section className="panel">
        <div className="person mb-4">
          <Initials name={fullname || username} isLarge />
          <div>
            <h2>{fullname || username}</h2>
            <p className="text-muted">@{username}</p>
            <p className="text-muted">Role: {user.role || "user"}</p>
          </div>
        </div>
        <DefinitionList items={items} />
      </section>
      <div>
        <KycPanel user={user} from={from} />
      </div>
    </div>
  );
}
