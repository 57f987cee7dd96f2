// Makes an administrator: the only way to the first one in production (R21).
import { parseArgs } from "node:util";
import { createAdministrator } from "../api/accounts/create-administrator";
import { readSecret } from "./read-secret";
import type { Command } from "./command";

export const adminCreate: Command = {
  name: "admin:create",
  summary: "makes an administrator",
  options: [
    "--email <address>   required",
    "--name <full name>  required",
    "The password is asked for, or read from standard input where that is not a terminal.",
  ],
  async run({ args, openBackend }) {
    const { values } = parseArgs({ args, options: { email: { type: "string" }, name: { type: "string" } } });
    if (!values.email || !values.name) throw new Error("--email and --name are required. See --help.");
    const password = await readSecret("Password (12 characters or more): ");
    const { context } = await openBackend();
    await createAdministrator(context, { email: values.email, fullname: values.name, password });
    return `${values.email} is an administrator now. Sign in at /admin/login.`;
  },
};
