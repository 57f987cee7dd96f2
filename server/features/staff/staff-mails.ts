import { limits } from "../../kernel/limits";
import { brand } from "../../kernel/operator";
import { allRoles, roleDescriptions, type StaffRole } from "../../kernel/staff-roles";
import { revokedSentence } from "../api-tokens/revoke-all-tokens";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

const hours = limits.staffInvitationHours;

interface Named {
  readonly fullname: string;
  readonly email: string;
}

interface Invitation {
  readonly by: Named;
  readonly roles: readonly StaffRole[];
  readonly href: string;
}

export function staffInvitation({ by, roles, href }: Invitation): EmailTemplate {
  return {
    kind: "staff_invitation",
    subject: `You are invited to the staff of ${brand}`,
    paragraphs: [
      `${by.fullname} invites you to work in the back office of ${brand}. Choose a password to accept.`,
    ],
    facts: roles.map((role) => [roleDescriptions[role].label, roleDescriptions[role].summary]),
    link: { label: "Choose a password", href },
    after: [
      `The link works once and for ${hours} hours. If you do not know why you got this message, ignore it: nobody can use the account without this link.`,
    ],
    usefulMinutes: hours * 60,
  };
}

interface RolesChanged {
  readonly after: readonly StaffRole[];
  /** Whether sessions were ended with it. */
  readonly isSignedOut: boolean;
  /** How many API tokens were revoked with it. */
  readonly revoked: number;
  /** UTC milliseconds. */
  readonly at: number;
}

export function rolesChanged({ after, isSignedOut, revoked, at }: RolesChanged): EmailTemplate {
  const isEnd = after.length === 0;
  return {
    kind: "roles_changed",
    subject: isEnd ? "Your access as staff has ended" : "Your staff roles were changed",
    paragraphs: [
      isEnd
        ? `An owner ended your access to the back office of ${brand}.`
        : `An owner changed what you may do in the back office of ${brand}.`,
      ...(isSignedOut
        ? [`You have been signed out everywhere. ${revokedSentence(revoked)}`.trim()]
        : []),
    ],
    facts: [
      ["Your roles now", isEnd ? "None" : allRoles(after)],
      ["Time", moment(at)],
    ],
    advice: "If you did not expect this, ask an owner.",
  };
}
