import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { WalletClosingBody } from "~server/features/wallets/admin-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { TextAreaField } from "~/form/field";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { MoneyLeft } from "./money-left";
import { VersionField } from "~/form/version-field";
import { WalletDialog } from "./wallet-dialog";
import { toApprovalRequest } from "~/platform/approval-request.server";

export const handle = { title: "Delete wallet", right: "adjustments" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, WalletClosingBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).admin.deleteWallet({ params: { id }, ...submission.call });
  if (!answer.ok && answer.problem.code === "wallet_has_money")
    return redirect(paths.admin.walletDeletion(id, "1"), 303);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(request, paths.admin.wallet(id), "Wallet deleted");
}

export default function WalletDeletionDialog() {
  const [search] = useSearchParams();
  const form = useFormState({ id: "wallet-deletion", names: ["reason"] });
  const isAsked = search.has("again");
  return (
    <WalletDialog
      title="Delete wallet"
      form={form}
      confirm={isAsked ? "Delete all the same" : "Delete"}
      busy="Deleting..."
      tone="danger"
    >
      {(wallet) => (
        <>
          <VersionField version={wallet.version} />
          <p>
            Are you sure you want to delete this wallet? What is pending is cancelled. An empty one
            can be created again.
          </p>
          {isAsked && <MoneyLeft wallet={wallet} />}
          <TextAreaField
            field={form.fields.reason}
            label="Reason"
            hint="Kept in the audit log."
            isOptional
            maxLength={limits.descriptionMaximumLength}
          />
        </>
      )}
    </WalletDialog>
  );
}
