// The customer's own name for a payee. Where its money goes can't be changed.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PayeeLabelForm } from "~server/features/withdrawals/payee-schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { StepUpIfDue } from "~/sign-in/step-up-if-due";
import { loadStepUp } from "~/sign-in/step-up.server";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { changePayee } from "./change-payee.server";
import { findPayee } from "./find-payee.server";
import { PayeeLabelField } from "./payee-label-field";

export const handle = { title: pageText("payees", "renameTitle") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { label, masked } = await findPayee(request, params.payee);
  return { label, masked, stepUp: await loadStepUp(request) };
}

export const action = ({ request, params }: ActionFunctionArgs) =>
  changePayee(request, {
    schema: PayeeLabelForm,
    send: ({ label }, key) =>
      api(request).wallets.renamePayee({
        params: { id: params.payee ?? "" },
        body: { label },
        key,
      }),
    done: () => messagesFor(request, "payees")("renamed"),
  });

export default function PayeeLabelDialog() {
  const t = useMessages("payees");
  const { label, masked, stepUp } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "payee-label",
    names: ["label", "password", "code"],
    values: { label },
  });
  return (
    <Dialog title={t("renameTitle")} closeHref={paths.customer.payees()}>
      <p>{t("renameLead", { payee: <bdi>{masked}</bdi> })}</p>
      <Form form={form}>
        <PayeeLabelField field={form.fields.label} />
        <StepUpIfDue fields={form.fields} stepUp={stepUp} hint={t("stepUpHint")} />
        <div className="actions">
          <SubmitButton busy={t("saving")}>{t("saveLabel")}</SubmitButton>
          <ButtonLink href={paths.customer.payees()} tone="quiet">
            {t("cancel")}
          </ButtonLink>
        </div>
      </Form>
    </Dialog>
  );
}
