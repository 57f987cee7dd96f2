import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import type { ShownProposal } from "./shown-proposal";

/** What the reader may do about it; whoever proposed it may only withdraw. */
export function ProposalActions({
  proposal: { id, canDecide, canWithdraw, isOutdated },
  from,
}: ShownProposal) {
  return (
    <>
      {canDecide && !isOutdated && (
        <ButtonLink tone="success" href={paths.admin.proposalDecision(id, "approval", from)}>
          Approve
        </ButtonLink>
      )}
      {canDecide && (
        <ButtonLink tone="danger" href={paths.admin.proposalDecision(id, "refusal", from)}>
          Refuse
        </ButtonLink>
      )}
      {canWithdraw && (
        <ButtonLink tone="secondary" href={paths.admin.proposalDecision(id, "withdrawal", from)}>
          Withdraw
        </ButtonLink>
      )}
    </>
  );
}
