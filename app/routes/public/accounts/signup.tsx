import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SignUpForm } from "~server/features/users/person-schemas";
import { api } from "~/platform/api/api.server";
import { FormPage } from "~/form/form-page";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { localeOf } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { signInAndRedirect } from "~/sign-in/sign-in.server";
import { assertNotSignedIn, signedInHome } from "~/sign-in/signed-in-already.server";
import { countryChoices } from "~/platform/countries.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../site/public-frame";
import { SignUpFields, signUpNames } from "./signup-fields";

export const handle = {
  title: pageText("accounts", "signUp"),
  description: pageText("accounts", "signUpDescription"),
  leadsInside: true,
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const home = await signedInHome(request);
  if (home) throw redirect(home, 303);
  return countryChoices(localeOf(request));
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, SignUpForm, assertNotSignedIn(paths.customer.kyc));
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.register(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return signInAndRedirect(request, answer.value, paths.customer.kyc());
}

export default function SignUpPage() {
  const links = usePaths();
  const t = useMessages("accounts");
  const form = useFormState({
    id: "sign-up",
    names: signUpNames,
    values: { phoneCode: "+1", country: "US", currency: "USD" },
  });
  return (
    <PublicFrame isSignedIn={false}>
      <FormPage
        title={t("signUpTitle")}
        form={form}
        after={<p>{t("haveAccount", { link: (text) => <a href={links.login()}>{text}</a> })}</p>}
      >
        <SignUpFields fields={form.fields} {...useLoaderData<typeof loader>()} />
      </FormPage>
    </PublicFrame>
  );
}
