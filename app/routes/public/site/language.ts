// Keeps the chosen language: in this browser, and with the account if someone is signed in. Returns to the page.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { isOffered, languageChoices } from "~server/locales/languages";
import { languageIn } from "~server/locales/locale";
import { api } from "~/platform/api/api.server";
import {
  assertOwnOrVisitorForm,
  type FormCheck,
  readForm,
} from "~/platform/posts/read-form.server";
import { localPath } from "~/platform/paths/local-path";
import { paths } from "~/platform/paths";
import { browserLanguage, keepAccountLanguage } from "~/platform/session/language-cookies.server";
import { readSession } from "~/platform/session/session.server";

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, () => request.clone().formData(), assertOfAccount);
  const from = localPath(form.get("from"), paths.home());
  const language = form.get("language");
  if (typeof language !== "string" || !isOffered(language)) return redirect(from, 303);
  const headers = new Headers({ "Set-Cookie": browserLanguage(language) });
  if ((await readSession(request)).has("token")) {
    // The choice holds in this browser even where the account can't be changed now.
    await api(request).users.editProfile({ body: { language } });
    keepAccountLanguage(headers, { request, language });
  }
  return redirect(inLanguage(from, language), { status: 303, headers });
}

/** Only an account needs the form's token: for visitors, nothing but this browser's language changes. */
const assertOfAccount: FormCheck = async (request, form) => {
  if ((await readSession(request)).has("token")) await assertOwnOrVisitorForm(request, form);
};

/** `/de/about` instead of `/es/about`. */
function inLanguage(address: string, language: string): string {
  const [, named = "", rest = ""] = /^\/([\w-]+)(.*)$/.exec(address) ?? [];
  return languageChoices().includes(named) ? `/${languageIn(language)}${rest}` : address;
}

export function loader() {
  return redirect(paths.home(), 303);
}

export { NoPage as default } from "~/ui/no-page";
