import type { ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { WalletClosingBody } from "~server/features/wallets/admin-schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { askAgain } from "./ask-again.server";
import { MoneyLeft } from "./money-left";
import { VersionField } from "~/form/version-field";
import { WalletDialog } from "./wallet-dialog";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffWallets", "delete"),
  calls: "admin.deleteWallet",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, WalletClosingBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).admin.deleteWallet({
    params: { id },
    key: submission.key,
    body: { ...submission.value, confirmed: submission.value.confirmed ?? false },
  });
  if (!answer.ok && answer.problem.code === "wallet_has_money") return askAgain(request);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const t = messagesFor(request, "staffWallets");
  return redirectWithFlash(request, paths.admin.wallet(id), t("deleted"));
}

export default function WalletDeletionDialog() {
  const t = useMessages("staffWallets");
  const [search] = useSearchParams();
  const form = useFormState({ id: "wallet-deletion", names: ["reason"] });
  const isRepeated = search.has("again");
  return (
    <WalletDialog
      title={t("delete")}
      form={form}
      confirm={isRepeated ? t("deleteAnyway") : t("deleteButton")}
      busy={t("deleting")}
      tone="danger"
    >
      {(wallet) => (
        <>
          <VersionField version={wallet.version} />
          <p>{t("deleteLead")}</p>
          {isRepeated && <MoneyLeft wallet={wallet} />}
          <ReasonField
            field={form.fields.reason}
            label={t("reason")}
            hint={t("reasonHint")}
            isOptional
          />
        </>
      )}
    </WalletDialog>
  );
}
