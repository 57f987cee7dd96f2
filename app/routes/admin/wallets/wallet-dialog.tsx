import type { ReactNode } from "react";
import type { AdminWallet } from "~server/features/wallets/admin-schemas";
import { ConfirmForm } from "~/form/confirm-form";
import { ErrorSummary } from "~/form/error-summary";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { useShownUser } from "../users/shown-user";

interface Props {
  title: string;
  form: FormState;
  confirm: string;
  busy: string;
  tone?: "primary" | "danger";
  cancel?: { label: string; href: string };
  children: (wallet: AdminWallet) => ReactNode;
}

/** One thing to do with the wallet behind it; where there is none any more, it says so. */
export function WalletDialog({
  title,
  form,
  confirm,
  busy,
  tone = "primary",
  cancel,
  children,
}: Props) {
  const { user, wallet } = useShownUser();
  const closeHref = paths.admin.wallet(user.id);
  return (
    <Dialog title={title} closeHref={closeHref}>
      {wallet ? (
        <ConfirmForm
          form={form}
          confirm={confirm}
          busy={busy}
          tone={tone}
          cancel={cancel?.label}
          cancelHref={cancel?.href ?? closeHref}
        >
          {children(wallet)}
        </ConfirmForm>
      ) : (
        <NothingToDo faults={form.faults} href={closeHref}>
          This person has no wallet.
        </NothingToDo>
      )}
    </Dialog>
  );
}

/** In place of a question that does not arise: why, and the way back. */
export function NothingToDo({
  faults,
  href,
  children,
}: {
  faults: FormState["faults"];
  href: string;
  children: string;
}) {
  return (
    <div className="grid gap-4">
      <ErrorSummary faults={faults} />
      <p>{children}</p>
      <div className="actions">
        <ButtonLink href={href}>Back to the person's wallet</ButtonLink>
      </div>
    </div>
  );
}
