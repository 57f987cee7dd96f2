// Ends the session at the API and in the browser.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { readForm } from "~/platform/posts/read-form.server";
import { paths } from "~/platform/paths";
import { keepAccountLanguage } from "~/platform/session/language-cookies.server";
import { destroySession, readSession } from "~/platform/session/session.server";

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, () => request.clone().formData());
  const session = await readSession(request);
  const isAdmin = session.get("role") === "admin";
  if (session.has("token")) await api(request).auth.logout();

  const headers = new Headers({
    "Set-Cookie": await destroySession(request),
    "Clear-Site-Data": '"storage"',
  });
  keepAccountLanguage(headers, { request, language: undefined });
  const signInPage = isAdmin ? paths.admin.login : paths.login;
  return redirect(signInPage(undefined, "signed-out"), { status: 303, headers });
}

/** A GET changes nothing and redirects home. */
export function loader() {
  return redirect(paths.home(), 303);
}

export { NoPage as default } from "~/ui/no-page";
