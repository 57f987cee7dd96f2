import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { demoSignIns } from "~/platform/sign-in/demo-sign-ins.server";
import { SignInPage } from "~/form/sign-in-page";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInHome, signInCustomer } from "~/platform/sign-in/sign-in.server";
import { PublicFrame } from "../public-frame";

export const handle = {
  title: "Sign in",
  description: "Sign in to your account: wallet, deposits, withdrawals and markets.",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const home = await signedInHome(request);
  if (home) throw redirect(home, 303);
  return { demo: demoSignIns() };
}

export async function action({ request }: ActionFunctionArgs) {
  return signInCustomer(request);
}

export default function LoginPage() {
  const { demo } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "login", names: ["email", "password", "code"] });
  return (
    <PublicFrame isSignedIn={false}>
      <SignInPage
        title="Sign in"
        lead="Welcome back."
        form={form}
        demo={demo}
        after={
          <p>
            New here? <a href={paths.signup()}>Sign up</a>
          </p>
        }
      />
    </PublicFrame>
  );
}
