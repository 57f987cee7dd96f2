// Changes of a name as the portal records them, whatever rule allows them.
import { recordAudit } from "~server/features/audit/record-audit";
import { usersIn } from "~server/features/users/store";
import type { TestPortal } from "../portal/backend";

/** One after the other, in one database transaction. */
export async function rename(
  { context }: Pick<TestPortal, "context">,
  { id }: { readonly id: string },
  ...names: readonly string[]
): Promise<void> {
  await context.storage.transaction(async (db) => {
    const person = await usersIn(db).byId(id);
    if (!person) throw new Error(`there is no user ${id}`);
    const call = { context, actor: { user: person }, address: null };
    for (const [index, fullname] of names.entries()) {
      const before = { fullname: names[index - 1] ?? person.fullname };
      const edit = { action: "user.edited", subject: `user:${id}`, about: person } as const;
      await usersIn(db).update(id, { fullname });
      await recordAudit(db, call, { ...edit, before, after: { fullname } });
    }
  });
}
