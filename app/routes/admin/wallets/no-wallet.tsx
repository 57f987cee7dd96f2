import type { User } from "~server/features/users/schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { Panel } from "~/ui/panel";
import { Allowed } from "~/ui/staff-rights";

/** In place of a wallet's page: one press makes the wallet. */
export function NoWallet({ user }: { user: User }) {
  const form = useFormState({ id: "create-wallet", names: [], reply: null });
  if (user.closedAt)
    return (
      <Panel title="No wallet">
        <p>The account of this person is closed.</p>
      </Panel>
    );
  return (
    <Panel title="No wallet">
      <p className="mb-4">This person has no wallet. A new one is empty and in {user.currency}.</p>
      <Allowed right="transactions">
        <Form form={form} action={paths.admin.walletCreation(user.id)}>
          <div className="actions">
            <SubmitButton busy="Creating...">Create wallet</SubmitButton>
          </div>
        </Form>
      </Allowed>
    </Panel>
  );
}
