// Turns off the front page's invented examples permanently, in this browser.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { assertOwnOrVisitorForm, readForm } from "~/platform/posts/read-form.server";
import { paths } from "~/platform/paths";

const yearSeconds = 365 * 24 * 60 * 60;

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, () => request.clone().formData(), assertOwnOrVisitorForm);
  const cookie = `examples=off; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`;
  return redirect(paths.home(), { status: 303, headers: { "Set-Cookie": cookie } });
}

export function loader() {
  return redirect(paths.home(), 303);
}

export { NoPage as default } from "~/ui/no-page";
