import type { UserRow } from "../../database/schema";
import { limits } from "../../kernel/limits";
import { operator } from "../../kernel/operator";
import { allRoles, roleLabel, roleSummary, type StaffRole } from "../../kernel/staff-roles";
import {
  exampleFacts,
  exampleHref,
  type EmailExamples,
  localizedEmail,
  moment,
} from "../email/email-template";
import { namedWithId } from "../users/person-of";

const hours = limits.staffInvitationHours;

type Named = Pick<UserRow, "fullname" | "staff_number">;

interface Invitation {
  readonly by: Named;
  readonly roles: readonly StaffRole[];
  readonly href: string;
}

export const staffInvitation = ({ by, roles, href }: Invitation) =>
  localizedEmail((t, locale) => ({
    kind: "staff_invitation",
    subject: t("staffInvitation.subject", { brand: operator().brand }),
    paragraphs: [t("staffInvitation.body", { name: namedWithId(by), brand: operator().brand })],
    facts: roles.map((role) => [roleLabel(role, locale), roleSummary(role, locale)]),
    link: { label: t("staffInvitation.link"), href },
    after: [t("staffInvitation.expires", { hours })],
    usefulMinutes: hours * 60,
  }));

interface RolesChanged {
  readonly after: readonly StaffRole[];
  /** Whether sessions were ended with it. */
  readonly isSignedOut: boolean;
  /** How many API tokens were revoked with it. */
  readonly revoked: number;
  /** UTC milliseconds. */
  readonly at: number;
}

export const rolesChanged = ({ after, isSignedOut, revoked, at }: RolesChanged) =>
  localizedEmail((t, locale) => {
    const isEnd = after.length === 0;
    const news = isEnd ? "rolesChanged.ended" : "rolesChanged";
    return {
      kind: "roles_changed",
      subject: t(`${news}.subject`),
      paragraphs: [
        t(`${news}.body`, { brand: operator().brand }),
        ...(isSignedOut ? [t("signedOut")] : []),
        ...(isSignedOut && revoked > 0 ? [t("tokensRevoked", { count: revoked })] : []),
      ],
      facts: [
        [t("rolesChanged.roles"), isEnd ? t("rolesChanged.noRoles") : allRoles(after, locale)],
        [t("time"), moment(at, locale)],
      ],
      advice: t("rolesChanged.advice"),
    };
  });

export const staffEmailExamples: EmailExamples = {
  staff_invitation: {
    email: staffInvitation({
      by: { fullname: "Ada Owner", staff_number: 7 },
      roles: ["support", "treasury"],
      href: exampleHref("/reset-password?token=t0ken&invitation=1"),
    }),
    isCausedByStaff: true,
  },
  roles_changed: {
    email: rolesChanged({ after: ["support"], isSignedOut: true, revoked: 1, at: exampleFacts.at }),
    isCausedByStaff: true,
  },
};
