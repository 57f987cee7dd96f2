// Stores the chosen theme in a cookie, and returns to the page.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { assertOwnOrVisitorForm, readForm } from "~/platform/posts/read-form.server";
import { localPath } from "~/platform/paths/local-path";
import { paths } from "~/platform/paths";

const yearSeconds = 365 * 24 * 60 * 60;

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, () => request.clone().formData(), assertOwnOrVisitorForm);
  const theme = form.get("theme");
  const choice = theme === "light" || theme === "dark" ? theme : undefined;
  const cookie = `theme=${choice ?? ""}; Path=/; Max-Age=${choice ? yearSeconds : 0}; HttpOnly; SameSite=Lax`;
  return redirect(localPath(form.get("from"), paths.home()), {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

export function loader() {
  return redirect(paths.home(), 303);
}

export { NoPage as default } from "~/ui/no-page";
