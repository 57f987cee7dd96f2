// Creates an administrator, since production starts without one.
import { createAdministrator } from "../features/accounts/create-administrator";
import { staffRoles } from "../kernel/staff-roles";
import type { Command } from "./command";
import { readSecret } from "./read-secret";
import { configOfHost } from "./stored-data";

export const adminCreate: Command = {
  name: "admin:create",
  summary: "Create an administrator",
  doing: "Creating an administrator in",
  options: [
    { name: "email", value: "<address>", isRequired: true, help: "email to sign in with" },
    {
      name: "name",
      value: "<full name>",
      isRequired: true,
      help: "name shown to customers and in the audit log",
    },
    {
      name: "roles",
      value: "<role,...>",
      help: `one or more of ${staffRoles.join(", ")}; default: all`,
    },
  ],
  notes: [
    "Not available while two owners are active: they can invite staff in the back office, each with the other's approval.",
    "Prompts for the password, or reads it from standard input if that isn't a terminal.",
  ],
  async run({ env, options, open }) {
    const [email = "", fullname = ""] = [options.text("email"), options.text("name")];
    const roles = options.text("roles")?.split(",");
    const { context } = await open(configOfHost(env));
    const password = await readSecret("Password (12 characters or more): ");
    await createAdministrator(context, { email, fullname, password, roles });
    return `${email} is now an administrator. Sign in at /admin/login.`;
  },
};
