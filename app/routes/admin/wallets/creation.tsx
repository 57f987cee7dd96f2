import { type ActionFunctionArgs } from "@remix-run/node";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { useShownUser } from "../users/shown-user";

export const handle = { title: "Create wallet", right: "transactions" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).admin.createWallet({ params: { id }, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.wallet(id), "Wallet created");
}

export default function WalletCreationDialog() {
  const { user, wallet } = useShownUser();
  const form = useFormState({ id: "wallet-creation", names: [] });
  return (
    <ConfirmDialog
      title="Create wallet"
      closeHref={paths.admin.wallet(user.id)}
      closedBecause={wallet && "This person has a wallet already."}
      back="Back to the person's wallet"
      form={form}
      confirm="Create wallet"
      busy="Creating..."
      tone="primary"
    >
      <p>
        {user.fullname || user.username} gets an empty wallet in {user.currency}.
      </p>
    </ConfirmDialog>
  );
}
