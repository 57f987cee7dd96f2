import { z } from "zod";
import { commonPasswordHint } from "../../contract/schemas/new-password";
import { isCommonPassword } from "../../contract/schemas/common-passwords";
import { isDemoAddress } from "../../contract/values/demo-people";
import { limits } from "../../contract/values/limits";
import { audit } from "../audit";
import { knownBy } from "../callers/requester";
import type { Context } from "../context";
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
  const user = await newUser(context, given, knownBy("command"), {
    role: "admin",
    kyc_status: "approved",
  });
  await context.storage.transaction(async (store) => {
    if (!(await store.users.insert(user)))
      throw new Error(`somebody with the email ${email} exists already.`);
    await audit(
      store,
      { context, actor: { user }, address: null },
      { action: "admin.created", subject: `user:${user.id}` },
    );
  });
}
