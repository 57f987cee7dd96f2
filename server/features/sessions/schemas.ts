import { z } from "zod";
import { limits } from "../../kernel/limits";
import { optionalText } from "../../kernel/schemas/text";

export const Session = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string().meta({ description: "Noted every five minutes at most" }),
    expiresAt: z.string(),
    address: z.string().optional().meta({ description: "The network address that signed in" }),
    device: z
      .string()
      .optional()
      .meta({ description: "What the browser or program called itself" }),
    isCurrent: z.boolean().meta({ description: "Whether this is the session that asks" }),
  })
  .meta({ id: "Session" });
export const SessionList = z.object({ sessions: z.array(Session) }).meta({ id: "SessionList" });

const Code = optionalText(40).meta({
  description: "Where two-step sign-in is on: six digits of the app, or a recovery code",
  examples: ["492039"],
});

export const ConfirmPasswordBody = z
  .strictObject({
    password: z
      .string({ error: "Enter your password" })
      .min(1, "Enter your password")
      .max(limits.passwordMaximumLength),
    code: Code,
  })
  .meta({ id: "ConfirmPasswordBody" });
/** The same in a form that asks for it only where the password typed last counts no more. */
export const stepUpFields = { password: ConfirmPasswordBody.shape.password.optional(), code: Code };
export const Confirmed = z
  .object({
    confirmedUntil: z
      .string()
      .meta({ description: "Until then this session may do what asks for the password again" }),
  })
  .meta({ id: "Confirmed" });
