import type { ReactNode } from "react";
import type { AdminWallet } from "~server/features/wallets/admin-schemas";
import { ConfirmDialog } from "~/form/confirm-dialog";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { useMessages } from "~/ui/use-messages";
import { useShownUser } from "../people/shown-user";

interface Props {
  title: string;
  form: FormState;
  confirm: string;
  busy: string;
  tone?: "primary" | "danger";
  cancel?: string;
  cancelHref?: string;
  /** Why it isn't possible. */
  closedBecause?: string | null;
  children: (wallet: AdminWallet) => ReactNode;
}

/** A dialog for an action on a wallet; says so if there is no wallet anymore. */
export function WalletDialog({ tone = "primary", closedBecause, children, ...question }: Props) {
  const t = useMessages("staffWallets");
  const { user, wallet } = useShownUser();
  return (
    <ConfirmDialog
      {...question}
      tone={tone}
      closeHref={paths.admin.wallet(user.id)}
      closedBecause={wallet ? closedBecause : t("hasNone")}
      back={wallet ? question.cancel : t("backToWallet")}
    >
      {wallet && children(wallet)}
    </ConfirmDialog>
  );
}
