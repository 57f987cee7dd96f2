import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { demoSignIns } from "~/sign-in/demo-sign-ins.server";
import { SignInPage } from "~/sign-in/sign-in-page";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signInAdmin } from "~/sign-in/sign-in.server";
import { mayBlockCookies, signedInUser } from "~/sign-in/signed-in-already.server";
import { Banner } from "~/ui/banner";
import { PublicLayout } from "~/ui/public-layout";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSignIn", "title"),
  leadsInside: true,
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await signedInUser(request);
  if (user?.isAdmin) throw redirect(paths.admin.dashboard(), 303);
  return {
    demo: demoSignIns("admin"),
    customer: user?.fullname,
    isWarnedOfCookies: mayBlockCookies(request),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return signInAdmin(request);
}

export default function AdminLoginPage() {
  const t = useMessages("staffSignIn");
  const { demo, customer, isWarnedOfCookies } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "admin-login", names: ["email", "password", "code"] });
  const customerBanner = customer !== undefined && (
    <Banner tone="info" action={<a href={paths.customer.dashboard()}>{t("goToDashboard")}</a>}>
      {t("signedInAsCustomer", { name: customer })}
    </Banner>
  );
  return (
    <PublicLayout
      homeHref={paths.home()}
      menu={[{ label: t("customerSignIn"), href: paths.login() }]}
    >
      <SignInPage
        title={t("title")}
        lead={t("lead")}
        form={form}
        demo={demo}
        banner={customerBanner}
        isWarnedOfCookies={isWarnedOfCookies}
        isSwitch={customer !== undefined}
      />
    </PublicLayout>
  );
}
