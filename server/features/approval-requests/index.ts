import { endpoints, feature } from "../../http/feature";
import { approveProposal, refuseProposal, withdrawProposal } from "./decide-proposal";
import { listProposals, readProposal } from "./list-proposals";
import { proposalOperations } from "./operations";
import { proposeBalances, proposeCredit } from "./propose";

export const approvalRequests = feature("approval-requests", {
  endpoints: [
    ...endpoints(proposalOperations, {
      list: listProposals,
      get: readProposal,
      balances: proposeBalances,
      credit: proposeCredit,
      approve: approveProposal,
      refuse: refuseProposal,
      withdraw: withdrawProposal,
    }),
  ],
});
