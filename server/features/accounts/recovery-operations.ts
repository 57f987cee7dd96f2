// How staff help users who can't sign in.
import type { Operation } from "../../http/operation";
import { approvalWithoutMoneyRefusals, userIdParameter } from "../../http/shared-docs";
import { limits } from "../../kernel/limits";
import { VerifyEmailBody } from "../sign-in/password-schemas";
import { MessageResponse, MessageWithApproval } from "../users/schemas";
import { EmailChangeBody } from "./email-change-schemas";

export const recoveryOperations = {
  resetSecondFactor: {
    method: "DELETE",
    path: "/users/{id}/second-factor",
    access: "staff",
    scope: null,
    right: "recovery",
    stepUp: "secret",
    status: 200,
    summary: "Reset a user's 2FA",
    description:
      "For a user who lost their authenticator app and recovery codes. Ends the user's sessions. You can't reset your own. If approval thresholds are set, a second person must approve first.",
    idParameter: userIdParameter,
    answer: MessageWithApproval,
    mayNeedApproval: true,
    refusals: [...approvalWithoutMoneyRefusals, "own_second_factor", "second_factor_off"],
  },
  changeEmail: {
    method: "POST",
    path: "/users/{id}/email-change",
    access: "staff",
    scope: null,
    right: "recovery",
    stepUp: "secret",
    status: 200,
    isExtension: true,
    summary: "Change a user's email",
    description: `For a user who lost access to their mailbox. Always needs a second person's approval: returns 202. Once approved, the new address gets a link that expires in ${limits.emailVerificationHours} hours, and the current one a notice. The email changes when the link is confirmed. You can't change your own; staff accounts require the right \`staff\` as well.`,
    idParameter: userIdParameter,
    body: EmailChangeBody,
    answer: MessageWithApproval,
    mayNeedApproval: "always",
    refusals: [
      ...approvalWithoutMoneyRefusals,
      "own_email",
      "email_unchanged",
      "email_in_use",
      "person_closed",
      "person_removed",
      "changed_by_someone_else",
    ],
  },
  confirmNewEmail: {
    method: "POST",
    path: "/auth/confirm-new-email",
    access: "open",
    status: 200,
    isExtension: true,
    summary: "Confirm a new email",
    description:
      "Takes the token of the link that was emailed to the new address. Ends all sessions, revokes all API tokens, invalidates open links to reset the password and to confirm an email, and notifies both addresses. If there is a waiting period for new bank details, payouts are put on hold for the same time. A later change of email or password invalidates the link. If the user requested the change themselves, the notice to the previous address has a link that undoes it.",
    body: VerifyEmailBody,
    answer: MessageResponse,
    returns: "Confirmation that the email was changed",
    refusals: ["link_expired", "new_email_taken"],
  },
} as const satisfies Record<string, Operation>;
