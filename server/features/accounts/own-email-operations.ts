// How customers change their own email, and how the owner of the previous one undoes it.
import type { Operation } from "../../http/operation";
import { limits } from "../../kernel/limits";
import { OwnEmailChange } from "../email/email-change-schemas";
import { VerifyEmailBody } from "../sign-in/password-schemas";
import { MessageResponse } from "../users/schemas";
import { OwnEmailChangeBody, OwnEmailChangeStarted } from "./own-email-schemas";

const hours = limits.emailVerificationHours;
const days = limits.emailUndoDays;

export const ownEmailOperations = {
  emailChange: {
    method: "GET",
    path: "/users/profile/email-change",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Get your email change",
    description: "The change that you requested and that waits for its link to be confirmed.",
    answer: OwnEmailChange,
    returns: "The change, if there is one",
    refusals: [],
  },
  requestEmailChange: {
    method: "POST",
    path: "/users/profile/email-change",
    access: "signed-in",
    scope: null,
    stepUp: "secret",
    status: 200,
    isExtension: true,
    summary: "Change your email",
    description: `Sends a link to the new address, which expires in ${hours} hours, and a notice to the current one. The email changes when the link is confirmed (\`POST /auth/confirm-new-email\`); until then, the current one stays valid. A new request invalidates the link of an earlier one, and so does a new password. The response is the same whether or not another account uses the address. With the notice, a confirmed current address gets a link that undoes the change for at least ${days} days after it was confirmed. Staff can't change their own email.`,
    body: OwnEmailChangeBody,
    answer: OwnEmailChangeStarted,
    returns: "Confirmation that the link was sent",
    refusals: ["own_email", "own_email_unchanged", "too_many_requests"],
  },
  resendEmailChange: {
    method: "POST",
    path: "/users/profile/email-change/link",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Resend the link to your new email",
    description: "Sends a new link to the same address. The earlier one stops working.",
    answer: OwnEmailChangeStarted,
    returns: "Confirmation that the link was sent",
    refusals: ["email_change_missing", "too_many_requests"],
  },
  cancelEmailChange: {
    method: "DELETE",
    path: "/users/profile/email-change",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Cancel your email change",
    description: "The link to the new email stops working. The email stays as it is.",
    answer: MessageResponse,
    refusals: ["email_change_missing"],
  },
  undoEmailChange: {
    method: "POST",
    path: "/auth/undo-email-change",
    access: "open",
    status: 200,
    isExtension: true,
    summary: "Undo a change of email",
    description: `For someone who didn't request the change. Takes the token of the link that was emailed to the previous address, before the change was confirmed or for at least ${days} days after it. Restores that address, ends all sessions, revokes all API tokens, invalidates all other emailed links, the password and a change that isn't confirmed yet, and stops payouts until the user allows them again. Links of addresses that the account had later stop working, so the oldest address has the last word. Until a link expires, no one else can sign up with its address.`,
    body: VerifyEmailBody,
    answer: MessageResponse,
    returns: "Confirmation that the change was undone",
    refusals: ["link_expired", "new_email_taken"],
  },
} as const satisfies Record<string, Operation>;
