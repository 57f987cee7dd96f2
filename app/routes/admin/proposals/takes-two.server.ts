import { redirect } from "@remix-run/node";
import type { Proposal } from "~server/contract/schemas/proposals";
import { api } from "~/api.server";
import { loadIfOffered } from "~/load.server";
import { paths } from "~/paths";
import { flash } from "~/session.server";

/** Whether adjustments take two administrators; never with another backend that knows no proposals (R54). */
export async function takesTwo(request: Request): Promise<boolean> {
  return (await loadIfOffered(request, api(request).proposals.list({ query: { limit: 1 } })))?.isAsked ?? false;
}

export async function toProposal(request: Request, { id }: Pick<Proposal, "id">): Promise<Response> {
  return redirect(paths.admin.proposal(id), { status: 303, headers: await flash(request, "Proposed. Another administrator has to approve it.") });
}
