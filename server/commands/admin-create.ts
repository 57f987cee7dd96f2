// Creates an administrator, since production starts without one.
import { createAdministrator } from "../features/accounts/create-administrator";
import { staffRoles } from "../kernel/staff-roles";
import type { Command } from "./command";
import { configOfHost } from "./stored-data";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

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

/** Reads one line from standard input, hidden on a terminal. */
async function readSecret(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return firstLine(createInterface({ input: stdin }));
  stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: true });
  const secret = await firstLine(lines);
  stdout.write("\n");
  return secret;
}

async function firstLine(lines: AsyncIterable<string> & { close(): void }): Promise<string> {
  for await (const line of lines) {
    lines.close();
    return line;
  }
  return "";
}
