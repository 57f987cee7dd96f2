// Where every page of the customer area leads while the password is one that staff set.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { FormPage } from "~/form/form-page";
import { PasswordFields } from "~/form/password-fields";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { localPath } from "~/platform/paths/local-path";
import { signedIn } from "~/platform/session/session.server";
import { submitNewPassword } from "~/sign-in/submit-new-password.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../site/public-frame";

export const handle = {
  title: pageText("password", "chooseOwn"),
  leadsInside: true,
} satisfies PageHandle;

const returnAddress = (request: Request) =>
  localPath(new URL(request.url).searchParams.get("returnTo"), paths.customer.dashboard());

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { passwordChangeRequired } = await load(request, api(request).auth.profile());
  if (!passwordChangeRequired) throw redirect(returnAddress(request), 303);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  await signedIn(request);
  return submitNewPassword(request, returnAddress(request));
}

export default function ChoosePasswordPage() {
  const t = useMessages("password");
  const [searchParams] = useSearchParams();
  const form = useFormState({ id: "choose-password", names: ["currentPassword", "newPassword"] });
  return (
    <PublicFrame>
      <FormPage
        title={t("chooseOwn")}
        lead={t("chooseOwnLead")}
        form={form}
        action={paths.choosePassword(searchParams.get("returnTo") ?? undefined)}
      >
        <PasswordFields fields={form.fields} currentLabel={t("given")} save={t("save")} />
      </FormPage>
    </PublicFrame>
  );
}
