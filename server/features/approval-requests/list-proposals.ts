import type { proposalOperations } from "./operations";
import { proposalsIn } from "./store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { presentProposal } from "./present-proposal";

export const listProposals: Handler<typeof proposalOperations.list> = async ({
  context,
  actor,
  query: { page, limit, state },
}) => {
  const { db } = context.storage;
  const [rows, total] = await Promise.all([
    proposalsIn(db).list(state, { limit, offset: (page - 1) * limit }),
    proposalsIn(db).count(state),
  ]);
  const proposals = await Promise.all(
    rows.map((row) => presentProposal(context, db, row, actor.user.id)),
  );
  return {
    proposals,
    isAsked: context.settings.asksTwoToAdjust,
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
};

export const readProposal: Handler<typeof proposalOperations.get> = async ({
  context,
  actor,
  params,
}) => {
  const { db } = context.storage;
  const row = await proposalsIn(db).byId(params.id ?? "");
  return row ? presentProposal(context, db, row, actor.user.id) : refuse("not_found");
};
