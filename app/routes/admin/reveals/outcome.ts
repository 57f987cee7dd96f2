import type { FormReply } from "~/form/form-reply";

/** An action here answers the form again with its faults, or what it was asked to show. */
export function outcomeOf<Value>(outcome: FormReply | { seen: Value } | undefined): { reply: FormReply | undefined; seen: Value | undefined } {
  if (outcome === undefined) return { reply: undefined, seen: undefined };
  return "seen" in outcome ? { reply: undefined, seen: outcome.seen } : { reply: outcome, seen: undefined };
}
