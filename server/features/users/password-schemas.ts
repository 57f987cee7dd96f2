import { z } from "zod";
import { limits } from "../../kernel/limits";
import { isCommonPassword } from "../../kernel/common-passwords";

const passwordHint = `Use at least ${limits.passwordMinimumLength} characters for the password`;
export const commonPasswordHint =
  "This is one of the passwords that are tried first. Choose one that nobody would guess, such as three words of your own";
export const NewPassword = z
  .string({ error: "Enter a password" })
  .min(1, "Enter a password")
  .min(limits.passwordMinimumLength, passwordHint)
  .max(
    limits.passwordMaximumLength,
    `Use at most ${limits.passwordMaximumLength} characters for the password`,
  )
  .refine((password) => !isCommonPassword(password), commonPasswordHint)
  .meta({
    description: "Longer is better: 12 characters or more are advised",
    examples: ["horse battery staple"],
  });
