import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SignInCodePage } from "~/sign-in/sign-in-code-page";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { codePageData, signInWithCode } from "~/sign-in/sign-in-code.server";
import { PublicFrame } from "../site/public-frame";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("signIn", "codeTitle"),
  leadsInside: true,
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return codePageData(request, paths.login);
}

export async function action({ request }: ActionFunctionArgs) {
  return signInWithCode(request);
}

export default function LoginCodePage() {
  const links = usePaths();
  const { returnTo, usesRecoveryCode } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "login-code", names: ["code"] });
  const otherHref = links.loginCode(returnTo, usesRecoveryCode ? undefined : "recovery");
  return (
    <PublicFrame>
      <SignInCodePage
        form={form}
        usesRecoveryCode={usesRecoveryCode}
        otherHref={otherHref}
        restartHref={links.login(returnTo)}
      />
    </PublicFrame>
  );
}
