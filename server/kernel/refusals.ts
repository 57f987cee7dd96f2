import { accountRefusals } from "./refusals/account";
import { decisionRefusals } from "./refusals/decision";
import { paymentRefusals } from "./refusals/payment";
import { requestRefusals } from "./refusals/request";
import { signInRefusals } from "./refusals/sign-in";

/** Every refusal code with its words and HTTP status: the one catalogue that API and pages read. */
export const refusalMessages = {
  ...requestRefusals,
  ...signInRefusals,
  ...accountRefusals,
  ...paymentRefusals,
  ...decisionRefusals,
} as const;

export type RefusalCode = keyof typeof refusalMessages;

/** The sentence for a code, with `{name}` places filled. */
export function messageFor(code: RefusalCode, values: Record<string, string> = {}): string {
  return refusalMessages[code].message.replace(
    /\{(\w+)\}/g,
    (place, name: string) => values[name] ?? place,
  );
}
