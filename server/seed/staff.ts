// One account for each staff role, in addition to the two administrators, who have all roles.
import { newUser } from "../features/accounts/new-user";
import { unknownRequester } from "../features/users/requester";
import { usersIn } from "../features/users/store";
import { usernameSkeletonsIn } from "../features/users/username-skeleton-store";
import type { Context } from "../http/context";
import { demoPassword, demoStaff } from "../kernel/demo-people";
import { termsVersion } from "../kernel/terms";
import { withHashCache } from "./hash-cache";

const day = 86_400_000;
/** Before the first customer signed up. */
const joinedDaysAgo = 890;

/** Adds the accounts that are missing, if hosts start together or a start was interrupted. */
export async function seedStaff({ context }: { context: Context }): Promise<void> {
  const joinedAt = context.now() - joinedDaysAgo * day;
  const then: Context = {
    ...context,
    passwords: withHashCache(context.passwords),
    now: () => joinedAt,
  };
  for (const person of demoStaff) {
    if (await usersIn(context.storage.db).byEmail(person.email)) continue;
    const user = await newStaff(then, person);
    await context.storage.transaction(async (db) => {
      if (await usersIn(db).insert(user))
        await usernameSkeletonsIn(db).claim(user.username, user.id);
    });
  }
}

function newStaff(context: Context, { email, name, staffRole }: (typeof demoStaff)[number]) {
  const username = name.split(" ")[0]?.toLowerCase() ?? "";
  const given = { email, username, fullname: name, password: demoPassword };
  const unusedDetails = { phoneNumber: "", country: "US", currency: "USD" } as const;
  return newUser(context, { ...given, ...unusedDetails }, unknownRequester(null), {
    role: "admin",
    staff_roles: staffRole,
    kyc_status: "approved",
    email_verified_at: context.now(),
    terms_version: termsVersion,
    terms_accepted_at: context.now(),
  });
}
