import type { Db } from "../../database/db";
import { walletsIn } from "./wallet-store";

/** How a request identifies a user's wallet. */
export async function walletSubject(db: Db, userId = "") {
  const wallet = await walletsIn(db).ofUser(userId);
  return { subject: `wallet:${wallet?.id ?? ""}`, version: wallet?.version };
}
