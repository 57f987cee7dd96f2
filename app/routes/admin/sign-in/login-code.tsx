import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SignInCodePage } from "~/sign-in/sign-in-code-page";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { codePageData, signInAdminWithCode } from "~/sign-in/sign-in-code.server";
import { PublicLayout } from "~/ui/public-layout";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSignIn", "twoFactor"),
  leadsInside: true,
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return codePageData(request, paths.admin.login);
}

export async function action({ request }: ActionFunctionArgs) {
  return signInAdminWithCode(request);
}

export default function AdminLoginCodePage() {
  const t = useMessages("staffSignIn");
  const { returnTo, usesRecoveryCode } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "admin-login-code", names: ["code"] });
  const otherHref = paths.admin.loginCode(returnTo, usesRecoveryCode ? undefined : "recovery");
  return (
    <PublicLayout
      homeHref={paths.home()}
      menu={[{ label: t("customerSignIn"), href: paths.login() }]}
    >
      <SignInCodePage
        form={form}
        usesRecoveryCode={usesRecoveryCode}
        otherHref={otherHref}
        restartHref={paths.admin.login(returnTo)}
      />
    </PublicLayout>
  );
}
