import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { presentProposal } from "./present-proposal";

export const listProposals: Handler<Operations["proposals"]["list"]> = async ({
  context,
  actor,
  query: { page, limit, state },
}) => {
  const { store } = context.storage;
  const [rows, total] = await Promise.all([
    store.proposals.list(state, { limit, offset: (page - 1) * limit }),
    store.proposals.count(state),
  ]);
  const proposals = await Promise.all(
    rows.map((row) => presentProposal(context, store, row, actor.user.id)),
  );
  return {
    proposals,
    isAsked: context.settings.asksTwoToAdjust,
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
};

export const readProposal: Handler<Operations["proposals"]["get"]> = async ({
  context,
  actor,
  params,
}) => {
  const { store } = context.storage;
  const row = await store.proposals.byId(params.id ?? "");
  return row ? presentProposal(context, store, row, actor.user.id) : refuse("not_found");
};
