import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import { isCommonPassword } from "../../kernel/common-passwords";

const passwordHint = errorMessage("passwordTooShort", { minimum: limits.passwordMinimumLength });
export const commonPasswordHint = errorMessage("passwordCommon");
export const NewPassword = z
  .string(errorMessage("newPasswordMissing"))
  .min(1, errorMessage("newPasswordMissing"))
  .min(limits.passwordMinimumLength, passwordHint)
  .max(
    limits.passwordMaximumLength,
    errorMessage("passwordTooLong", { maximum: limits.passwordMaximumLength }),
  )
  .refine((password) => !isCommonPassword(password), commonPasswordHint)
  .meta({
    description: "12 characters or more recommended",
    examples: ["horse battery staple"],
  });
