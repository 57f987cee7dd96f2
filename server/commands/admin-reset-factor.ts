// Turns off an administrator's lost second factor: the way back in for the last administrator.
import { resetSecondFactor } from "../features/second-factor/reset";
import type { Command } from "./command";
import { configOfHost } from "./stored-data";

export const adminResetFactor: Command = {
  name: "admin:reset-factor",
  summary: "Reset an administrator's two-factor authentication",
  doing: "Resetting two-factor authentication in",
  options: [
    { name: "email", value: "<address>", isRequired: true, help: "email they sign in with" },
  ],
  notes: [
    "Ends their sessions. They can then sign in with just the password; if 2FA is required for staff, they must set it up again.",
  ],
  async run({ env, options, open }) {
    const email = options.text("email") ?? "";
    const { context } = await open(configOfHost(env));
    await resetSecondFactor(context, email);
    return `Two-factor authentication is off for ${email}. Their sessions were ended.`;
  },
};
