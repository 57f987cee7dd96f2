// What the access pages load: whose data it is, and whether a two-factor code is needed.
import { loadState } from "~/platform/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { loadShownUser } from "../users/load-shown-user.server";

export async function loadAccess(request: Request, userId: string | undefined) {
  await signedInAdmin(request);
  const [{ isOn: needsCode }, shown] = await Promise.all([
    loadState(request),
    loadShownUser(request, userId),
  ]);
  if (!shown.data.user) throw new Response("Not found", { status: 404, statusText: "Not found" });
  return { ...shown.data, needsCode };
}
