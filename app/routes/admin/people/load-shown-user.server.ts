// A user and their wallet, for both pages.
import { data } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";

export async function loadShownUser(request: Request, id = "") {
  const answer = await api(request).users.get({ params: { id } });
  if (!answer.ok && answer.problem.status === 404)
    return data({ user: null, wallet: null }, { status: 404 });
  const [user, wallet] = await Promise.all([
    load(request, answer),
    api(request).admin.wallet({ params: { id } }),
  ]);
  if (!wallet.ok && wallet.problem.status !== 404) await load(request, wallet);
  return data({ user, wallet: wallet.ok ? wallet.value : null });
}
