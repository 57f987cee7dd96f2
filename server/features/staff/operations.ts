// Staff and their roles.
import type { Operation } from "../../http/operation";
import { ownerApprovalRefusals, userIdParameter } from "../../http/shared-docs";
import { limits } from "../../kernel/limits";
import { MessageWithApproval } from "../users/schemas";
import {
  StaffMemberWithApproval,
  InvitedStaffMember,
  StaffEndingBody,
  StaffInvitationBody,
  StaffList,
  StaffMember,
  StaffRolesBody,
} from "./schemas";

const byTwo = "If there is another owner, one of them must approve first.";

const change = {
  access: "staff",
  scope: null,
  right: "staff",
  stepUp: "decision",
  isExtension: true,
} as const;

/** Of one staff member, which another owner may have to approve. */
const changeByTwo = {
  ...change,
  status: 200,
  idParameter: userIdParameter,
  mayNeedApproval: true,
  refusals: [
    ...ownerApprovalRefusals,
    "changed_by_someone_else",
    "own_roles",
    "last_owner",
    "former_staff",
  ],
} as const;

export const staffOperations = {
  list: {
    method: "GET",
    path: "/staff",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "List staff",
    answer: StaffList,
    returns: "Current, invited and former staff",
    refusals: [],
  },
  invite: {
    ...change,
    method: "POST",
    path: "/staff",
    status: 201,
    summary: "Invite a staff member",
    description: `${byTwo} Emails a link to choose a password, which can be used once and expires in ${limits.staffInvitationHours} hours. A former staff member who is invited again keeps the earlier name.`,
    body: StaffInvitationBody,
    answer: InvitedStaffMember,
    returns: "The invited staff member",
    mayNeedApproval: true,
    refusals: [
      ...ownerApprovalRefusals,
      "customer_email",
      "already_staff",
      "staff_name_taken",
      "too_many_requests",
    ],
  },
  inviteAgain: {
    ...change,
    method: "POST",
    path: "/staff/{id}/invitation",
    status: 201,
    summary: "Resend an invitation",
    description: `The new link expires in ${limits.staffInvitationHours} hours. The earlier one stops working. Refused if the account is suspended or inactive.`,
    idParameter: userIdParameter,
    answer: StaffMember,
    returns: "The invited staff member",
    refusals: ["not_invited", "too_many_requests"],
  },
  changeRoles: {
    ...changeByTwo,
    method: "PATCH",
    path: "/staff/{id}",
    summary: "Change a staff member's roles",
    description: `${byTwo} Removing a role ends the person's sessions and revokes their API tokens. The person is notified by email, and all other owners are notified of a new owner.`,
    body: StaffRolesBody,
    answer: StaffMemberWithApproval,
    returns: "The updated user",
  },
  end: {
    ...changeByTwo,
    method: "DELETE",
    path: "/staff/{id}",
    summary: "Revoke a staff member's access",
    description: `${byTwo} Removes the person's roles, password, sessions and API tokens. They stay in the list and in the audit log.`,
    body: StaffEndingBody,
    answer: MessageWithApproval,
  },
} as const satisfies Record<string, Operation>;
