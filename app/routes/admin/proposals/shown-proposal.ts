import { useOutletContext } from "@remix-run/react";
import type { Proposal } from "~server/contract/schemas/proposals";

export interface ShownProposal {
  readonly proposal: Proposal;
  /** The local address that Back leads to. */
  readonly from: string | undefined;
}

/** The proposal of the page that a dialog stands in. */
export const useShownProposal = () => useOutletContext<ShownProposal>();
