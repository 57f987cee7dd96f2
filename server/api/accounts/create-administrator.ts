import { z } from "zod";
import { isDemoAddress } from "../../contract/values/demo-people";
import { limits } from "../../contract/values/limits";
import { searchKey } from "../../storage/users";
import { audit } from "../audit";
import type { Context } from "../context";

/** What the operator types; a longer password than customers need. */
const Administrator = z.object({
  email: z.email("--email must be an email address"),
  fullname: z.string().trim().min(1, "--name must not be empty").max(120),
  password: z.string().min(12, "The password needs at least 12 characters").max(limits.passwordMaximumLength),
});

/** Makes an active administrator without a wallet (R21). Throws an Error for people where that cannot be. */
export async function createAdministrator(context: Context, given: z.input<typeof Administrator>): Promise<void> {
  const checked = Administrator.safeParse(given);
  if (!checked.success) throw new Error(checked.error.issues.map((issue) => issue.message).join("; "));
  const { email, fullname, password } = checked.data;
  if (!context.settings.isDemo && isDemoAddress(email)) throw new Error(`${email} belongs to the demonstration. Choose another address.`);
  const now = context.now();
  const user = {
    id: context.newId(),
    email,
    email_key: searchKey(email),
    username: email,
    username_key: searchKey(email),
    fullname,
    phone_number: "",
    country: "US",
    currency: "USD",
    street: null,
    city: null,
    state: null,
    address_country: null,
    zip_code: null,
    role: "admin",
    account_status: "active",
    kyc_status: "approved",
    kyc_reason: null,
    password_hash: await context.passwords.hash(password),
    terms_version: null,
    terms_accepted_at: null,
    created_at: now,
    updated_at: now,
  } as const;
  await context.storage.transaction(async (store) => {
    if (!(await store.users.insert(user))) throw new Error(`somebody with the email ${email} exists already.`);
    await audit(store, { context, actor: { user }, address: null }, { action: "admin.created", subject: `user:${user.id}` });
  });
}
