import { z } from "zod";
import { usersIn } from "../users/store";
import { commonPasswordHint } from "../users/password-schemas";
import { isCommonPassword } from "../../kernel/common-passwords";
import { isDemoAddress } from "../../kernel/demo-people";
import { asEmailAddress, isEmailAddress } from "../../kernel/email-address";
import { asName, asPassword } from "../../kernel/typed-text";
import { limits } from "../../kernel/limits";
import { recordAudit } from "../audit/record-audit";
import { knownRequester } from "../users/requester";
import { rolesAsText, staffRoles } from "../../kernel/staff-roles";
import type { Context } from "../../http/context";
import { isStaffName } from "../names/staff-names";
import { newUser } from "./new-user";
import { startClocks } from "../second-approval/suspend-staff";
import { notifyOwners } from "../second-approval/notify-owners";

/** From then on, owners invite staff. */
const enoughOwners = 2;

/** The operator's input; requires a longer password than for customers. */
const Administrator = z.object({
  email: z
    .string()
    .overwrite(asEmailAddress)
    .refine(isEmailAddress, "--email must be an email address."),
  fullname: z
    .string()
    .overwrite(asName)
    .min(1, "--name can't be empty.")
    .max(120, "--name can have at most 120 characters."),
  password: z
    .string()
    .overwrite(asPassword)
    .min(12, "The password must have at least 12 characters.")
    .max(
      limits.passwordMaximumLength,
      `The password can have at most ${limits.passwordMaximumLength} characters.`,
    )
    .refine((password) => !isCommonPassword(password), commonPasswordHint),
  roles: z
    .array(
      z.enum(staffRoles, {
        error: ({ input }) =>
          `There is no role "${String(input)}". Use one or more of ${staffRoles.join(", ")}.`,
      }),
    )
    .min(1, "--roles must name at least one role.")
    .default([...staffRoles]),
});

type Typed = Omit<z.input<typeof Administrator>, "roles"> & {
  readonly roles?: readonly string[] | undefined;
};

/** Creates an active administrator without a wallet, with all roles by default. Throws an Error that says why it can't. */
export async function createAdministrator(context: Context, typed: Typed): Promise<void> {
  const checked = Administrator.safeParse(typed);
  if (!checked.success)
    throw new Error(checked.error.issues.map((issue) => issue.message).join(" "));
  const { email, fullname, password, roles } = checked.data;
  if (!context.settings.isDemo && isDemoAddress(email))
    throw new Error(`${email} is reserved for demo accounts. Choose another email.`);
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
    staff_roles: rolesAsText(roles),
    role_grant_at: context.now(),
    kyc_status: "approved",
  });
  await context.storage.transaction(async (db) => {
    const owners = await usersIn(db).activeOwnersLocked();
    if (owners.length >= enoughOwners)
      throw new Error(
        "there are already two owners: one can invite staff, and the other can approve it.",
      );
    if (await isStaffName(db, { id: user.id, name: fullname }))
      throw new Error(
        "a staff member already has this --name, or one that looks like it. Use a different one.",
      );
    if (!(await usersIn(db).insert(user)))
      throw new Error(`a user with the email ${email} already exists.`);
    // Read again, for the staff ID.
    const person = (await usersIn(db).byId(user.id)) ?? user;
    if (roles.includes("owner")) {
      await notifyOwners(db, { context }, { person, what: "added", owners });
      await startClocks(context, db);
    }
    await recordAudit(
      db,
      { context, actor: { user }, address: null },
      { action: "admin.created", subject: `user:${user.id}`, after: { roles } },
    );
  });
}
