// Creates an administrator, since production starts without one.
import { createAdministrator } from "../features/accounts/create-administrator";
import { staffRoles } from "../kernel/staff-roles";
import type { Command } from "./command";
import { readSecret } from "./read-secret";

export const adminCreate: Command = {
  name: "admin:create",
  summary: "makes an administrator",
  options: [
    { name: "email", value: "<address>", isRequired: true, help: "the address to sign in with" },
    {
      name: "name",
      value: "<full name>",
      isRequired: true,
      help: "how customers and the audit log see them",
    },
    {
      name: "roles",
      value: "<role,...>",
      help: `out of ${staffRoles.join(", ")}; all of them where it is left out`,
    },
  ],
  notes: [
    "Refused while two owners are active: they invite staff in the back office, one with the approval of the other.",
    "The password is asked for, or read from standard input where that is not a terminal.",
  ],
  async run({ given, openBackend }) {
    const [email = "", fullname = ""] = [given.text("email"), given.text("name")];
    const roles = given.text("roles")?.split(",");
    const { context } = await openBackend();
    const password = await readSecret("Password (12 characters or more): ");
    await createAdministrator(context, { email, fullname, password, roles });
    return `${email} is an administrator now. Sign in at /admin/login.`;
  },
};
