// What the pages that ask for a reveal are drawn from: whose secret it is, and how one proves oneself.
import { loadState } from "~/second-factor.server";
import { signedInAdmin } from "~/session.server";
import { loadShownUser } from "../users/load-shown-user.server";

export async function loadReveal(request: Request, userId: string | undefined) {
  await signedInAdmin(request);
  const [{ isOn: needsCode }, shown] = await Promise.all([
    loadState(request),
    loadShownUser(request, userId),
  ]);
  if (!shown.data.user) throw new Response("Not found", { status: 404, statusText: "Not found" });
  return { ...shown.data, needsCode };
}
