import type { FormReply } from "../form-reply";

type Outcome = FormReply | { recoveryCodes: string[] } | undefined;

/** An action here answers the page again with its faults, or the recovery codes. */
export function partsOf(outcome: Outcome): { reply: FormReply | undefined; recoveryCodes: string[] | undefined } {
  if (outcome === undefined) return { reply: undefined, recoveryCodes: undefined };
  return "recoveryCodes" in outcome ? { reply: undefined, recoveryCodes: outcome.recoveryCodes } : { reply: outcome, recoveryCodes: undefined };
}
