import type { Reason } from "../../kernel/reasons";

/** The documented call has no body, so a missing reason is accepted, and recorded as missing. */
export const closingReason = ({ reason }: Pick<Reason, "reason">): Reason<"no_reason_given"> =>
  reason ? { reason } : { reasonCode: "no_reason_given" };
