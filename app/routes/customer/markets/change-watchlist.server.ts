// Shared by adding to the watchlist and removing from it: the user, the page, and the redirect back.
import { redirect } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { readForm } from "~/platform/posts/read-form.server";
import { load } from "~/platform/api/load.server";
import { localPath } from "~/platform/paths/local-path";
import { paths } from "~/platform/paths";
import { flash } from "~/platform/session/session.server";
import type { NoticeMessage } from "~/ui/notice";
import { watchCookie } from "./watch-cookie.server";

interface Changed {
  watched?: readonly string[];
  message: string;
  tone?: NoticeMessage["tone"];
}

export async function changeWatchlist(
  request: Request,
  change: (symbol: string, form: FormData) => Changed,
): Promise<Response> {
  await load(request, api(request).auth.profile());
  const form = await readForm(request, () => request.clone().formData());
  const symbol = form.get("symbol");
  const { watched, message, tone } = change(typeof symbol === "string" ? symbol : "", form);
  const headers = await flash(request, message, tone);
  if (watched) headers.append("Set-Cookie", watchCookie(watched));
  const back = localPath(form.get("from"), paths.customer.markets());
  return redirect(back + placeIn(request), { status: 303, headers });
}

/** Back at the row whose button was pressed, which then has the focus. */
function placeIn({ url }: Request): string {
  const place = new URL(url).searchParams.get("at") ?? "";
  return /^[\w-]{1,40}$/.test(place) ? `#${place}` : "";
}

/** These addresses have no page: redirects to the markets, which show the watchlist. */
export async function toMarkets(request: Request): Promise<Response> {
  await load(request, api(request).auth.profile());
  return redirect(paths.customer.markets(), 303);
}
