import { refuse } from "../../kernel/refusal";
import type { UserRow } from "../../database/schema";
import { codeAttempt, throttleAttempt } from "../sessions/sign-in-throttle";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { verifyCode, type VerifiedCode } from "./verify-code";

interface CodeEntry {
  readonly user: UserRow;
  readonly address: string | null;
  readonly knownDevice: string | null;
  readonly code: string;
}

/** Checks the code of a sign-in whose password was right: returns its kind, or the refusal. */
export async function checkSignInCode(
  context: Context,
  { user, address, knownDevice, code }: CodeEntry,
): Promise<{ used: VerifiedCode } | Refused> {
  let used: VerifiedCode | null = null;
  const wrong = refuse("code_wrong", { field: "code" });
  const attempt = codeAttempt({ email: user.email, address }, knownDevice);
  const refusal = await throttleAttempt(context, attempt, async () => {
    used = await context.storage.transaction((db) =>
      verifyCode(context, db, { userId: user.id, typed: code }),
    );
    return used === null ? wrong : null;
  });
  return refusal ?? (used === null ? wrong : { used });
}
