// Turns off the lost second factor of an administrator: the way back in for the last one.
import { resetSecondFactor } from "../features/second-factor/reset";
import type { Command } from "./command";

export const adminResetFactor: Command = {
  name: "admin:reset-factor",
  summary: "turns off an administrator's lost two-step sign-in",
  options: [
    { name: "email", value: "<address>", isRequired: true, help: "the address they sign in with" },
  ],
  notes: [
    "Their sessions end, and the password alone signs them in. Where administrators need two-step sign-in they set it up anew first.",
  ],
  async run({ given, openBackend }) {
    const email = given.text("email") ?? "";
    const { context } = await openBackend();
    await resetSecondFactor(context, email);
    return `Two-step sign-in of ${email} is off. Their sessions are ended.`;
  },
};
