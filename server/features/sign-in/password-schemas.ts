// Schemas for resetting and changing passwords.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { asCode } from "../../kernel/typed-text";
import { Email } from "../users/person-schemas";
import { NewPassword, typedPassword } from "../users/password-schemas";

const Token = z
  .string(errorMessage("linkIncomplete"))
  .overwrite(asCode)
  .meta({
    description: "From the link in the email",
    examples: ["m3XbT0kqk2s1Yw9aVQxJm5uZ8rN4cLhE7fPdGiKoWyA"],
  });

export const ForgotPasswordBody = z
  .strictObject({ email: Email })
  .meta({ id: "ForgotPasswordBody" });

export const ResetPasswordBody = z
  .strictObject({ token: Token, password: NewPassword })
  .meta({ id: "ResetPasswordBody" });

/** The same as a page sends it: a truncated link doesn't work. */
export const ResetPasswordForm = ResetPasswordBody.extend({ token: Token.default("") });

export const ChangePasswordBody = z
  .strictObject({
    currentPassword: typedPassword(errorMessage("currentPasswordMissing")).describe(
      "Current password",
    ),
    newPassword: NewPassword,
  })
  .meta({ id: "ChangePasswordBody" });

export const VerifyEmailBody = z.strictObject({ token: Token }).meta({ id: "VerifyEmailBody" });
export const VerifyEmailForm = z.strictObject({ token: Token.default("") });
