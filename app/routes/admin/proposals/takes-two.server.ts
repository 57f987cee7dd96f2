import { redirect } from "@remix-run/node";
import type { Proposal } from "~server/contract/schemas/proposals";
import { api } from "~/api.server";
import { paths } from "~/paths";
import { flash } from "~/session.server";

/**
 * Whether adjustments take two administrators; never with another backend that knows no proposals.
 * If that can't be read, the adjustment itself is refused, and its form keeps what was typed.
 */
export async function takesTwo(request: Request): Promise<boolean> {
  const answer = await api(request).proposals.list({ query: { limit: 1 } });
  return answer.ok && answer.value.isAsked;
}

export async function toProposal(
  request: Request,
  { id }: Pick<Proposal, "id">,
): Promise<Response> {
  return redirect(paths.admin.proposal(id), {
    status: 303,
    headers: await flash(request, "Proposed. Another administrator has to approve it."),
  });
}
