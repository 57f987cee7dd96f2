import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PayeeConfirmationForm } from "~server/features/withdrawals/payee-schemas";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { StepUpIfDue } from "~/sign-in/step-up-if-due";
import { loadStepUp } from "~/sign-in/step-up.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { changePayee } from "./change-payee.server";
import { findPayee } from "./find-payee.server";

export const handle = { title: pageText("payees", "makeDefault") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { label, masked, kind } = await findPayee(request, params.payee);
  return { payee: label ?? masked, kind, stepUp: await loadStepUp(request) };
}

export const action = ({ request, params }: ActionFunctionArgs) =>
  changePayee(request, {
    schema: PayeeConfirmationForm,
    send: (_form, key) =>
      api(request).wallets.makePayeeDefault({ params: { id: params.payee ?? "" }, key }),
    done: () => messagesFor(request, "payees")("defaultChanged"),
  });

export default function DefaultPayeeDialog() {
  const t = useMessages("payees");
  const { payee, kind, stepUp } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "payee-default", names: ["password", "code"] });
  const named = { payee: <bdi>{payee}</bdi> };
  return (
    <ConfirmDialog
      title={t("defaultQuestion")}
      closeHref={paths.customer.payees()}
      form={form}
      confirm={t("makeDefault")}
      busy={t("saving")}
    >
      <p>{kind === "bank" ? t("defaultBank", named) : t("defaultAddress", named)}</p>
      <StepUpIfDue fields={form.fields} stepUp={stepUp} hint={t("stepUpHint")} />
    </ConfirmDialog>
  );
}
