// What takes two people whatever it moves: neither of them got or gave a role within the last day.
import type { Db } from "../../database/db";
import type { Approval } from "../../http/call";
import { rollBack } from "../../http/command";
import type { Context } from "../../http/context";
import { HeldBack, type Held } from "./held-back";
import { refusalOfNewRole } from "./role-grants";

interface Asking {
  readonly context: Context;
  readonly actor: { readonly user: { readonly id: string } };
  readonly approval?: Approval | undefined;
}

/** Rolls back where it waits for a second person, and where either of the two is too new. */
export async function requireTwoPeople(call: Asking, db: Db, held: Held): Promise<void> {
  const tooNew = await refusalOfNewRole(call, db);
  if (tooNew) rollBack(tooNew);
  if (!call.approval) rollBack(new HeldBack(held));
}
