// A command that may decide a card deposit: after the last decision that needs them, CVV and back photo are erased.
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import { eraseUnneededSecrets } from "../cards/erase-card-secrets";
import { command, type CommandCall } from "../../http/command";
import { finishErasing } from "../documents/finish-erasing";

/** Call it once a transaction is no longer pending, with its wallet locked. */
type EraseSecretsOf = (decided: TransactionRow) => Promise<void>;

/** Like `command`; files are deleted after the commit. */
export async function decisionCommand<Value>(
  call: CommandCall,
  work: (db: Db, eraseSecretsOf: EraseSecretsOf) => Promise<Value | Refused>,
): Promise<Value | Refused> {
  const { context } = call;
  const files = new Set<string>();
  const answer = await command(call, (db) =>
    work(db, async (decided) => {
      for (const file of await eraseUnneededSecrets(context, db, decided)) files.add(file);
    }),
  );
  // A CVV and the photo of the back are stored together, so both are erased together.
  if (files.size > 0) await finishErasing(context, files);
  return answer;
}
