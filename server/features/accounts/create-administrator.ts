import { z } from "zod";
import { usersIn } from "../users/store";
import { commonPasswordHint } from "../users/password-schemas";
import { isCommonPassword } from "../../kernel/common-passwords";
import { isDemoAddress } from "../../kernel/demo-people";
import { limits } from "../../kernel/limits";
import { recordAudit } from "../audit/record-audit";
import { knownRequester } from "../users/requester";
import { rolesAsText, staffRoles } from "../../kernel/staff-roles";
import type { Context } from "../../http/context";
import { newUser } from "./new-user";

/** What the operator types; a longer password than customers need. */
const Administrator = z.object({
  email: z.email("--email must be an email address"),
  fullname: z.string().trim().min(1, "--name must not be empty").max(120),
  password: z
    .string()
    .min(12, "The password needs at least 12 characters")
    .max(limits.passwordMaximumLength)
    .refine((password) => !isCommonPassword(password), commonPasswordHint),
});

/** Creates an active administrator without a wallet. Throws an Error that says why it can't. */
export async function createAdministrator(
  context: Context,
  typed: z.input<typeof Administrator>,
): Promise<void> {
  const checked = Administrator.safeParse(typed);
  if (!checked.success)
    throw new Error(checked.error.issues.map((issue) => issue.message).join("; "));
  const { email, fullname, password } = checked.data;
  if (!context.settings.isDemo && isDemoAddress(email))
    throw new Error(`${email} belongs to the demonstration. Choose another address.`);
  const given = {
    email,
    username: email,
    fullname,
    password,
    phoneNumber: "",
    country: "US",
    currency: "USD",
  } as const;
  const user = await newUser(context, given, knownRequester("command"), {
    role: "admin",
    staff_roles: rolesAsText(staffRoles),
    kyc_status: "approved",
  });
  await context.storage.transaction(async (db) => {
    if (!(await usersIn(db).insert(user)))
      throw new Error(`somebody with the email ${email} exists already.`);
    await recordAudit(
      db,
      { context, actor: { user }, address: null },
      { action: "admin.created", subject: `user:${user.id}` },
    );
  });
}
