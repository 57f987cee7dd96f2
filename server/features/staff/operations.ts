// Who works here, and what each of them may do.
import type { Operation } from "../../http/operation";
import { heldForOwnerRefusals, userIdParameter } from "../../http/shared-docs";
import { limits } from "../../kernel/limits";
import { HoldableDone } from "../users/schemas";
import {
  HoldableStaffMember,
  InvitedStaffMember,
  StaffEndingBody,
  StaffInvitationBody,
  StaffList,
  StaffMember,
  StaffRolesBody,
} from "./schemas";

const fresh =
  "Asks for the password of the last quarter of an hour, typed at the sign-in or again.";

const byTwo = "Where there is another owner, one of them has to approve it first.";

export const staffOperations = {
  list: {
    method: "GET",
    path: "/staff",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Everybody who is staff, was invited, or was staff once",
    answer: StaffList,
    returns: "The staff",
    refusals: [],
  },
  invite: {
    method: "POST",
    path: "/staff",
    access: "staff",
    scope: null,
    right: "staff",
    status: 201,
    isExtension: true,
    summary: "Invite somebody to staff",
    description: `${fresh} ${byTwo} Mails a link to choose a password, which works once and for ${limits.staffInvitationHours} hours. Somebody who was staff before comes back under the same name.`,
    body: StaffInvitationBody,
    answer: InvitedStaffMember,
    returns: "The person who was invited",
    mayBeHeld: true,
    refusals: [
      ...heldForOwnerRefusals,
      "sign_in_too_old",
      "customer_email",
      "already_staff",
      "too_many_requests",
    ],
  },
  inviteAgain: {
    method: "POST",
    path: "/staff/{id}/invitation",
    access: "staff",
    scope: null,
    right: "staff",
    status: 201,
    isExtension: true,
    summary: "Send an invitation again",
    description: `${fresh} The new link works for ${limits.staffInvitationHours} hours, the one before no longer.`,
    idParameter: userIdParameter,
    answer: StaffMember,
    returns: "The person who was invited",
    refusals: ["sign_in_too_old", "not_invited", "too_many_requests"],
  },
  changeRoles: {
    method: "PATCH",
    path: "/staff/{id}",
    access: "staff",
    scope: null,
    right: "staff",
    status: 200,
    isExtension: true,
    summary: "Change somebody's roles",
    description: `${fresh} ${byTwo} Where a role is taken away, the person's sessions end and their API tokens are revoked. The person is told by mail, and where somebody becomes an owner, the other owners are.`,
    idParameter: userIdParameter,
    body: StaffRolesBody,
    answer: HoldableStaffMember,
    returns: "The person as they are now",
    mayBeHeld: true,
    refusals: [
      ...heldForOwnerRefusals,
      "sign_in_too_old",
      "changed_by_someone_else",
      "own_roles",
      "last_owner",
      "former_staff",
    ],
  },
  end: {
    method: "DELETE",
    path: "/staff/{id}",
    access: "staff",
    scope: null,
    right: "staff",
    status: 200,
    isExtension: true,
    summary: "End somebody's access as staff",
    description: `${fresh} ${byTwo} The person has no roles, no password, no session and no API token any more. They stay in the list and in the audit log.`,
    idParameter: userIdParameter,
    body: StaffEndingBody,
    answer: HoldableDone,
    mayBeHeld: true,
    refusals: [
      ...heldForOwnerRefusals,
      "sign_in_too_old",
      "changed_by_someone_else",
      "own_roles",
      "last_owner",
      "former_staff",
    ],
  },
} as const satisfies Record<string, Operation>;
