// A form that was refused and later accepted is not shown again as refused.
import type { Config } from "../config";
import { recoveryCookieName, retryId, retryParam } from "../kernel/form-recovery";

export function clearFormRecovery(request: Request, response: Response, config: Config): Response {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get(retryParam) ?? "";
  const isAccepted = request.method === "POST" && response.status < 400;
  if (!isAccepted || !retryId.test(id)) return response;
  const name = recoveryCookieName(id, config.isSecure);
  // If it was refused again or the session had ended, the response itself keeps it.
  if (response.headers.getSetCookie().some((line) => line.startsWith(`${name}=`))) return response;
  const secure = config.isSecure ? "; Secure" : "";
  const cleared = `${name}=; Path=${pathname}; HttpOnly; SameSite=Lax${secure}; Max-Age=0`;
  response.headers.append("Set-Cookie", cleared);
  return response;
}
