import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { operator } from "~server/kernel/operator";
import { demoSignIns } from "~/sign-in/demo-sign-ins.server";
import { SignInPage } from "~/sign-in/sign-in-page";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { signInCustomer } from "~/sign-in/sign-in.server";
import { mayBlockCookies, signedInHome } from "~/sign-in/signed-in-already.server";
import { PublicFrame } from "../site/public-frame";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("signIn", "title"),
  description: pageText("signIn", "pageDescription"),
  leadsInside: true,
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const home = await signedInHome(request);
  if (home) throw redirect(home, 303);
  return { demo: demoSignIns(), isWarnedOfCookies: mayBlockCookies(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  return signInCustomer(request);
}

export default function LoginPage() {
  const links = usePaths();
  const t = useMessages("signIn");
  const { demo, isWarnedOfCookies } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "login", names: ["email", "password", "code"] });
  return (
    <PublicFrame isSignedIn={false}>
      <SignInPage
        title={t("title")}
        lead={t("welcomeBack")}
        form={form}
        demo={demo}
        isWarnedOfCookies={isWarnedOfCookies}
        after={
          <p>
            {t("newHere", {
              brand: operator().brand,
              link: (text) => <a href={links.signup()}>{text}</a>,
            })}
          </p>
        }
      />
    </PublicFrame>
  );
}
