import { says } from "../../kernel/schemas/say";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import { isCommonPassword } from "../../kernel/common-passwords";

const passwordHint = says("passwordTooShort", { minimum: limits.passwordMinimumLength });
export const commonPasswordHint = says("passwordCommon");
export const NewPassword = z
  .string(says("newPasswordMissing"))
  .min(1, says("newPasswordMissing"))
  .min(limits.passwordMinimumLength, passwordHint)
  .max(
    limits.passwordMaximumLength,
    says("passwordTooLong", { maximum: limits.passwordMaximumLength }),
  )
  .refine((password) => !isCommonPassword(password), commonPasswordHint)
  .meta({
    description: "12 characters or more recommended",
    examples: ["horse battery staple"],
  });
