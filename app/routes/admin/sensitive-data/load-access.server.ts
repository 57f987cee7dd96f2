// The data of the access pages: the affected user, and whether a 2FA code is needed.
import { loadState } from "~/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { loadShownUser } from "../people/load-shown-user.server";

export async function loadAccess(request: Request, userId: string | undefined) {
  await signedInAdmin(request);
  const [{ isOn: needsCode }, shown] = await Promise.all([
    loadState(request),
    loadShownUser(request, userId),
  ]);
  if (!shown.data.user) throw new Response("Not found", { status: 404, statusText: "Not found" });
  return { ...shown.data, needsCode };
}
