import { usersIn } from "../users/store";
import { hasSecondFactor } from "./has-second-factor";
import { secondFactorsIn } from "./store";
import { sessionsIn } from "../sessions/store";
import { recordSecurityChange } from "../sessions/record-security-change";
import type { Context } from "../../http/context";

/** For the last administrator, whom no colleague can help. Throws an Error with a message for the operator. */
export async function resetSecondFactor(context: Context, email: string): Promise<void> {
  await context.storage.transaction(async (db) => {
    const user = await usersIn(db).byEmail(email);
    if (user?.role !== "admin")
      throw new Error(`there is no administrator with the email ${email}.`);
    if (!(await hasSecondFactor(db, user.id)))
      throw new Error(`${email} doesn't have two-factor authentication turned on.`);
    await secondFactorsIn(db).remove(user.id);
    await sessionsIn(db).endAllOf(user.id);
    await recordSecurityChange(
      db,
      { context, actor: { user }, address: null },
      { change: "second_factor.removed", userId: user.id },
    );
  });
}
