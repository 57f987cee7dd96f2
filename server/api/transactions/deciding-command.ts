// A command that may decide a card deposit: with the decision CVV and back photo have served their purpose and are erased (R5).
import type { TransactionRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Refused } from "../call";
import { eraseCardSecrets } from "../cards/erase-card-secrets";
import { command, type Commanded } from "../command";
import { finishErasing } from "../background/finish-erasing";

/** To be called once a transaction has left the state "pending". */
export type EraseSecretsOf = (decided: TransactionRow) => Promise<void>;

/** Like `command`; the files go once the database transaction has been committed. */
export async function decidingCommand<Value>(
  call: Commanded,
  work: (store: Store, eraseSecretsOf: EraseSecretsOf) => Promise<Value | Refused>,
): Promise<Value | Refused> {
  const { context } = call;
  const files = new Set<string>();
  const answer = await command(call, (store) =>
    work(store, async ({ card_id: cardId }) => {
      if (!cardId) return;
      for (const file of await eraseCardSecrets(context, store, cardId)) files.add(file);
    }),
  );
  // A CVV has its photo of the back beside it, so that one is erased where the other is.
  if (files.size > 0) await finishErasing(context, files);
  return answer;
}
