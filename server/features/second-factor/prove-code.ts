import { refuse } from "../../kernel/refusal";
import type { UserRow } from "../../database/schema";
import { codeAttempt, tryGuess } from "../sessions/sign-in-throttle";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { useCode, type CodeUsed } from "./use-code";

interface Typed {
  readonly user: UserRow;
  readonly address: string | null;
  readonly knownDevice: string | null;
  readonly code: string;
}

/** The code of a sign-in whose password was right: which kind it was, or why it is refused. */
export async function proveCode(
  context: Context,
  { user, address, knownDevice, code }: Typed,
): Promise<{ used: CodeUsed } | Refused> {
  let used: CodeUsed | null = null;
  const wrong = refuse("code_wrong", { field: "code" });
  const attempt = codeAttempt({ email: user.email, address }, knownDevice);
  const refusal = await tryGuess(context, attempt, async () => {
    used = await context.storage.transaction((db) =>
      useCode(context, db, { userId: user.id, typed: code }),
    );
    return used === null ? wrong : null;
  });
  return refusal ?? (used === null ? wrong : { used });
}
