import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { FormPage } from "~/form/form-page";
import { PasswordFields } from "~/form/password-fields";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { submitNewPassword } from "~/sign-in/submit-new-password.server";
import { SettingsNav } from "../profiles/settings-nav";
import { useProfile } from "../profiles/use-profile";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("password", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  return submitNewPassword(request, paths.customer.password());
}

export default function PasswordPage() {
  const t = useMessages("password");
  const { emailVerified } = useProfile();
  const form = useFormState({ id: "password", names: ["currentPassword", "newPassword"] });
  return (
    <>
      <FormPage
        title={t("title")}
        lead={t(emailVerified ? "lead" : "leadUnconfirmed")}
        tabs={<SettingsNav current="password" />}
        form={form}
      >
        <PasswordFields fields={form.fields} currentLabel={t("current")} save={t("change")} />
      </FormPage>
    </>
  );
}
