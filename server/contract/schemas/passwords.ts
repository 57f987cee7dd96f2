// Passwords that were forgotten or changed, and the links that are mailed for it.
import { z } from "zod";
import { limits } from "../values/limits";
import { Email, NewPassword } from "./accounts";

const Token = z.string({ error: "The link is not complete" }).trim().min(1, "The link is not complete").max(200, "The link is not complete").meta({ description: "From the address in the message" });

export const ForgotPasswordBody = z.strictObject({ email: Email }).meta({ id: "ForgotPasswordBody" });

export const ResetPasswordBody = z.strictObject({ token: Token, password: NewPassword }).meta({ id: "ResetPasswordBody" });

export const ChangePasswordBody = z.strictObject({
  currentPassword: z.string({ error: "Enter your current password" }).min(1, "Enter your current password").max(limits.passwordMaximumLength),
  newPassword: NewPassword,
}).meta({ id: "ChangePasswordBody" });

export const VerifyEmailBody = z.strictObject({ token: Token }).meta({ id: "VerifyEmailBody" });
