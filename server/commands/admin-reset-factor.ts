// Turns off an administrator's lost second factor: the way back in for the last administrator.
import { resetSecondFactor } from "../features/second-factor/reset";
import type { Command } from "./command";

export const adminResetFactor: Command = {
  name: "admin:reset-factor",
  summary: "Reset an administrator's two-factor authentication",
  options: [
    { name: "email", value: "<address>", isRequired: true, help: "email they sign in with" },
  ],
  notes: [
    "Ends their sessions. They can then sign in with just the password; if 2FA is required for staff, they must set it up again.",
  ],
  async run({ options, openBackend }) {
    const email = options.text("email") ?? "";
    const { context } = await openBackend();
    await resetSecondFactor(context, email);
    return `Two-factor authentication is off for ${email}. Their sessions were ended.`;
  },
};
