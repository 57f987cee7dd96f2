// A customer's own change of email.
import { z } from "zod";
import { pendingEmailField } from "../email/email-change-schemas";
import { ConfirmPasswordBody } from "../sessions/schemas";
import { Email } from "../users/person-schemas";
import { MessageResponse } from "../users/schemas";

export const OwnEmailChangeBody = z
  .strictObject({ email: Email })
  .meta({ id: "OwnEmailChangeBody" });

/** The form of the page, which always asks for the password. */
export const OwnEmailChangeForm = OwnEmailChangeBody.extend(ConfirmPasswordBody.shape);

export const OwnEmailChangeStarted = MessageResponse.extend({ pending: pendingEmailField }).meta({
  id: "OwnEmailChangeStarted",
});
