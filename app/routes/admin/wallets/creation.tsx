import { type ActionFunctionArgs } from "@remix-run/node";
import { ConfirmationForm, submit } from "~/platform/posts/submit.server";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { useShownUser } from "../people/shown-user";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffWallets", "create"),
  calls: "admin.createWallet",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).admin.createWallet({ params: { id }, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const t = messagesFor(request, "staffWallets");
  return redirectWithFlash(request, paths.admin.wallet(id), t("created"));
}

export default function WalletCreationDialog() {
  const t = useMessages("staffWallets");
  const { user, wallet } = useShownUser();
  const form = useFormState({ id: "wallet-creation", names: [] });
  return (
    <ConfirmDialog
      title={t("create")}
      closeHref={paths.admin.wallet(user.id)}
      closedBecause={wallet && t("hasWallet")}
      back={t("backToWallet")}
      form={form}
      confirm={t("create")}
      busy={t("creating")}
      tone="primary"
    >
      <p>{t("createLead", { currency: user.currency, name: personLabel(user) })}</p>
    </ConfirmDialog>
  );
}
