// Schemas of staff and their roles.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { EmailAddress, FullName, Id, InstantField, StaffId } from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";
import { oneOf } from "../../kernel/schemas/page";
import { optionalText } from "../../kernel/schemas/text";
import { tickBoxes } from "../../kernel/schemas/tick-boxes";
import { roleSummary, staffRoles } from "../../kernel/staff-roles";
import { Version } from "../ledger/transaction-schemas";
import { accountStatuses, staffStates } from "../users/labels";
import { personFields } from "../users/person-schemas";

const StaffRoleField = z.enum(staffRoles, oneOf(staffRoles));
const meanings = staffRoles.map((role) => `\`${role}\`: ${roleSummary(role, "en")}`);

export const StaffMember = z
  .object({
    id: Id,
    fullname: FullName,
    staffId: StaffId.optional(),
    email: EmailAddress,
    roles: z.array(StaffRoleField).describe(meanings.join(" ")),
    state: z
      .enum(staffStates)
      .describe(
        "`invited` staff haven't chosen a password yet. `former` staff have no roles and can't sign in",
      ),
    accountStatus: z.enum(accountStatuses).describe("Only `active` staff have any rights"),
    twoFactorEnabled: z.boolean().describe("Whether signing in requires a code"),
    lastSeenAt: InstantField.optional().describe("Missing if they have never signed in"),
    invitationExpiresAt: InstantField.optional().describe(
      "When the invitation expires; missing if it has expired or was accepted",
    ),
    version: z.int().meta({
      description: "Send it with a change to detect concurrent changes",
      examples: [1],
    }),
    createdAt: InstantField,
  })
  .meta({ id: "StaffMember" });
export type StaffMember = z.output<typeof StaffMember>;

/** With the staff member, the approval request if a second owner has to approve the change. */
export const StaffMemberWithApproval = StaffMember.extend(approvalRequestField).meta({
  id: "StaffMemberWithApproval",
});

/** A new person has no record until the second owner has approved the invitation. */
export const InvitedStaffMember = StaffMemberWithApproval.partial({
  id: true,
  version: true,
  createdAt: true,
}).meta({ id: "InvitedStaffMember" });

export const StaffList = z
  .object({ staff: z.array(StaffMember).describe("By name") })
  .meta({ id: "StaffList" });

const Reason = optionalText(limits.descriptionMaximumLength).describe(
  "Reason for the audit log; included in the person's data export",
);
const noRole = errorMessage("rolesMissing");
const Roles = z
  .array(StaffRoleField)
  .min(1, noRole)
  .refine((roles) => new Set(roles).size === roles.length, errorMessage("roleTwice"))
  .describe("All roles that the person should have");

export const StaffInvitationBody = z
  .strictObject({
    email: personFields.email,
    fullname: personFields.fullname,
    roles: Roles,
    reason: Reason,
  })
  .meta({
    id: "StaffInvitationBody",
    examples: [{ email: "tara.tiller@example.org", fullname: "Tara Tiller", roles: ["treasury"] }],
  });

export const StaffRolesBody = z
  .strictObject({ roles: Roles, reason: Reason, version: Version })
  .meta({ id: "StaffRolesBody", examples: [{ roles: ["support", "auditor"], version: 3 }] });

export const StaffEndingBody = z
  .strictObject({ reason: Reason, version: Version })
  .meta({ id: "StaffEndingBody" });

const RoleBoxes = tickBoxes(staffRoles).refine((roles) => roles.length > 0, noRole);

/** The pages send a checkbox for each role. */
export const StaffInvitationForm = StaffInvitationBody.extend({
  fullname: personFields.fullname,
  roles: RoleBoxes,
});
export const StaffRolesForm = StaffRolesBody.extend({ roles: RoleBoxes });
