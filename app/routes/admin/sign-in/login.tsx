import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { demoSignIns } from "~/platform/sign-in/demo-sign-ins.server";
import { SignInPage } from "~/form/sign-in-page";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInHome, signInAdmin } from "~/platform/sign-in/sign-in.server";
import { Banner } from "~/ui/banner";
import { PublicLayout } from "~/ui/public-layout";

export const handle = { title: "Admin Sign In" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const home = await signedInHome(request);
  if (home === paths.admin.dashboard()) throw redirect(home, 303);
  return { demo: demoSignIns("admin"), isCustomer: home !== undefined };
}

export async function action({ request }: ActionFunctionArgs) {
  return signInAdmin(request);
}

export default function AdminLoginPage() {
  const { demo, isCustomer } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "admin-login", names: ["email", "password", "code"] });
  const customerBanner = isCustomer && (
    <Banner tone="info" action={<a href={paths.customer.dashboard()}>Back to my dashboard</a>}>
      You are signed in as a customer. An administrator account is needed here.
    </Banner>
  );
  return (
    <PublicLayout
      homeHref={paths.home()}
      menu={[{ label: "Customer sign-in", href: paths.login() }]}
    >
      <SignInPage
        title="Admin Sign In"
        lead="For administrators."
        form={form}
        demo={demo}
        banner={customerBanner}
      />
    </PublicLayout>
  );
}
