// What is proposed for a line, as its column holds it.
import type { OpenReason } from "./labels";
import type { LineProposal } from "./matching-rules";

export type Proposal =
  | { readonly to: "credit"; readonly userId: string }
  | { readonly to: "payout"; readonly transactionId: string }
  | { readonly to: "batch"; readonly batchId: string }
  | { readonly to: "payout_return"; readonly transactionId: string }
  | { readonly to: "return"; readonly returnId: string }
  | { readonly to: "own"; readonly reason: "charges" | "interest" }
  | {
      readonly to: "open";
      readonly reason: OpenReason;
      /** Who or what it may belong to. */
      readonly userId?: string | undefined;
      readonly transactionId?: string | undefined;
      readonly batchId?: string | undefined;
      readonly returnId?: string | undefined;
    };

export function proposalOf(match: LineProposal): Proposal {
  switch (match.kind) {
    case "credit":
      return { to: "credit", userId: match.userId };
    case "close_payout":
      return { to: "payout", transactionId: match.transactionId };
    case "close_batch":
      return { to: "batch", batchId: match.batchId };
    case "return_payout":
      return { to: "payout_return", transactionId: match.transactionId };
    case "close_return":
      return { to: "return", returnId: match.returnId };
    case "own":
      return { to: "own", reason: match.why };
    case "name_check":
      return { to: "open", reason: match.why, userId: match.userId };
    case "open": {
      const { kind: _kind, why: reason, ...about } = match;
      return { to: "open", reason, ...about };
    }
  }
}

/** The kind comes first: sums by kind are read from the column's text. */
export const writeProposal = ({ to, ...about }: Proposal): string =>
  JSON.stringify({ to, ...about });

/** Written by `writeProposal` alone. */
export const readProposal = (text: string): Proposal => JSON.parse(text) as Proposal;
