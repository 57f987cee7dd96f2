import { errorMessage, type ErrorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import { asPassword } from "../../kernel/typed-text";
import { isCommonPassword } from "../../kernel/common-passwords";

const tooLong = errorMessage("passwordTooLong", { maximum: limits.passwordMaximumLength });

/** Characters that password managers and other keyboards leave out, so that the password would never match again. */
const untypable =
  /[\p{Cc}\p{Cs}\u00ad\u034f\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/u;

/** A password that is only compared with the stored one; it may be empty. */
export const passwordText = textOfPassword(z.string());

/** The same where it's required; `message` is shown if it's missing. */
export const typedPassword = (message: ErrorMessage) =>
  textOfPassword(z.string(message).min(1, message));

function textOfPassword(text: z.ZodString) {
  return text
    .refine((typed) => asPassword(typed).length <= limits.passwordMaximumLength, tooLong)
    .meta({ description: "Your password", examples: ["correct horse battery"] });
}

export const CurrentPassword = typedPassword(errorMessage("passwordMissing"));

const passwordHint = errorMessage("passwordTooShort", { minimum: limits.passwordMinimumLength });
export const commonPasswordHint = errorMessage("passwordCommon");
export const NewPassword = z
  .string(errorMessage("newPasswordMissing"))
  .overwrite(asPassword)
  .min(1, errorMessage("newPasswordMissing"))
  .min(limits.passwordMinimumLength, passwordHint)
  .max(limits.passwordMaximumLength, tooLong)
  .refine((password) => !untypable.test(password), errorMessage("passwordUnseen"))
  .refine((password) => !isCommonPassword(password), commonPasswordHint)
  .meta({
    description: "12 characters or more recommended",
    examples: ["horse battery staple"],
  });
