// Asks before a payee is removed; says what is in the way.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PayeeConfirmationForm } from "~server/features/withdrawals/payee-schemas";
import { ConfirmForm } from "~/form/confirm-dialog";
import { ErrorSummary } from "~/form/form";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { StepUpIfDue } from "~/sign-in/step-up-if-due";
import { loadStepUp } from "~/sign-in/step-up.server";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { changePayee } from "./change-payee.server";

export const handle = { title: pageText("payees", "remove") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { payees } = await load(request, api(request).wallets.payees());
  const payee = payees.find(({ id }) => id === params.payee);
  if (!payee) throw new Response("Not found", { status: 404 });
  const { id, kind, label, masked, isDefault, openWithdrawal } = payee;
  const others = payees.filter((one) => one.kind === kind && one.id !== id);
  return {
    payee: label ?? masked,
    openWithdrawal,
    isNeeded: isDefault && others.length > 0,
    stepUp: await loadStepUp(request),
  };
}

export const action = ({ request, params }: ActionFunctionArgs) =>
  changePayee(request, {
    schema: PayeeConfirmationForm,
    send: (_form, key) =>
      api(request).wallets.removePayee({ params: { id: params.payee ?? "" }, key }),
    done: ({ message }) => message,
  });

export default function PayeeRemovalDialog() {
  const t = useMessages("payees");
  const { payee, openWithdrawal, isNeeded, stepUp } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "payee-removal", names: ["password", "code"] });
  const named = { payee: <bdi>{payee}</bdi> };
  const closeHref = paths.customer.payees();
  const isPossible = !openWithdrawal && !isNeeded;
  return (
    <Dialog title={t("removeQuestion")} closeHref={closeHref}>
      {isPossible ? (
        <ConfirmForm form={form} cancelHref={closeHref} confirm={t("remove")} busy={t("removing")}>
          <p>{t("removeEffect", named)}</p>
          <StepUpIfDue fields={form.fields} stepUp={stepUp} hint={t("stepUpHint")} />
        </ConfirmForm>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <ErrorSummary faults={form.faults} />
          <p className="break-words">
            {openWithdrawal
              ? t("removeInUse", {
                  ...named,
                  link: (
                    <a href={paths.customer.transaction(openWithdrawal.id)}>
                      {openWithdrawal.reference}
                    </a>
                  ),
                })
              : t("removeDefault", named)}
          </p>
          <div className="actions">
            <ButtonLink href={closeHref}>{t("back")}</ButtonLink>
          </div>
        </div>
      )}
    </Dialog>
  );
}
