import type { User } from "~server/features/users/schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { Panel } from "~/ui/panel";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

/** Shown instead of a wallet's page, with a button to create the wallet. */
export function NoWallet({ user }: { user: User }) {
  const t = useMessages("staffWallets");
  const form = useFormState({ id: "create-wallet", names: [], reply: null });
  if (user.closedAt)
    return (
      <Panel title={t("noWallet")}>
        <p>{t("accountClosed")}</p>
      </Panel>
    );
  return (
    <Panel title={t("noWallet")}>
      <p className="mb-4">{t("noneYet", { currency: user.currency })}</p>
      <Allowed call="admin.createWallet">
        <Form form={form} action={paths.admin.walletCreation(user.id)}>
          <div className="actions">
            <SubmitButton busy={t("creating")}>{t("create")}</SubmitButton>
          </div>
        </Form>
      </Allowed>
    </Panel>
  );
}
