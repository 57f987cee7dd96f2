import { noteSecurityChange } from "../accounts/note-security-change";
import type { Context } from "../context";

/** For an administrator whom no other can help. Throws an Error for people where that cannot be. */
export async function resetSecondFactor(context: Context, email: string): Promise<void> {
  await context.storage.transaction(async (store) => {
    const user = await store.users.byEmail(email);
    if (user?.role !== "admin")
      throw new Error(`There is no administrator with the email ${email}.`);
    if (!(await store.secondFactors.remove(user.id)))
      throw new Error(`${email} has no two-step sign-in.`);
    await store.sessions.endAllOf(user.id);
    await noteSecurityChange(
      store,
      { context, actor: { user }, address: null },
      { change: "second_factor.removed", userId: user.id },
    );
  });
}
