// The bank details dialog; each region has its own URL, so that choosing one works without scripts.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { BankDetailsForm } from "~server/features/withdrawals/schemas";
import { bankFields, bankRegions } from "~server/features/withdrawals/labels";
import { api } from "~/platform/api/api.server";
import { documentIdIn } from "~/platform/document-id";
import { FileField } from "~/form/file-field";
import { Form } from "~/form/form";
import { StepUpIfDue } from "~/sign-in/step-up-if-due";
import { submitFiles } from "~/platform/posts/submit-files.server";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { loadStepUp, withStepUp } from "~/sign-in/step-up.server";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { FilterLinks } from "~/ui/filter-links";
import { blockOf } from "~/ui/bank-block";
import { BankField } from "./bank-field";
import { regionName } from "~/ui/bank-region-names";
import { useWalletParts } from "../wallets/wallet-parts";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { z } from "zod";

export const handle = { title: pageText("bankDetails", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const requestedRegion = new URL(request.url).searchParams.get("region");
  return {
    requestedRegion: bankRegions.find((region) => region === requestedRegion) ?? null,
    stepUp: await loadStepUp(request),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submitFiles(request, {
    schema: BankDetailsForm,
    fileFields: { document: { id: "pendingDocument" } },
  });
  if (!submission.ok) return submission.reply;
  const { value, key } = submission;
  const { addBankDetails, updateBankDetails } = api(request).wallets;
  const save = value.change === "add" ? addBankDetails : updateBankDetails;
  const answer = await withStepUp(request, value, () =>
    save({ body: bankDetailsBody(value), key }),
  );
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.customer.wallet(),
    messagesFor(request, "bankDetails")("saved"),
  );
}

export default function BankDetailsDialog() {
  const t = useMessages("bankDetails");
  const locale = useLocale();
  const { requestedRegion, stepUp } = useLoaderData<typeof loader>();
  const { bankDetails } = useWalletParts();
  const region = requestedRegion ?? bankDetails.region ?? "USA";
  const saved = bankDetails.region === region ? blockOf(bankDetails) : {};
  const { recipientName, bankName, routingNumber, swiftCode, description } = saved;
  const documentUrl = documentIdIn(saved.documentUrl) ? undefined : saved.documentUrl;
  const form = useFormState({
    id: "bank",
    names: [...bankFields[region], "document", "password", "code"],
    values: { recipientName, bankName, routingNumber, swiftCode, description, documentUrl },
  });
  const regions = bankRegions.map((one) => ({
    label: regionName(one, locale),
    href: paths.customer.bankDetails(one),
    isCurrent: one === region,
  }));
  return (
    <Dialog
      title={bankDetails.hasBankDetails ? t("update") : t("add")}
      closeHref={paths.customer.wallet()}
    >
      <FilterLinks label={t("regionOfBank")} links={regions} />
      <Form form={form} hasFiles={region === "OTHERS"}>
        <input type="hidden" name="region" value={region} />
        <input type="hidden" name="change" value={bankDetails.hasBankDetails ? "update" : "add"} />
        {bankFields[region].map((name) => (
          <BankField key={name} name={name} field={form.fields[name]} saved={saved[name]} />
        ))}
        {region === "OTHERS" && (
          <FileField
            field={form.fields.document}
            label={t("documentFile")}
            hint={t("documentFileHint")}
            isOptional
          />
        )}
        <StepUpIfDue fields={form.fields} stepUp={stepUp} hint={t("stepUpHint")} />
        <div className="actions">
          <SubmitButton busy={t("saving")}>{t("save")}</SubmitButton>
          <ButtonLink href={paths.customer.wallet()} tone="quiet">
            {t("cancel")}
          </ButtonLink>
        </div>
      </Form>
    </Dialog>
  );
}

/** Bank details as the call's multipart body. */
function bankDetailsBody({
  change: _change,
  password: _password,
  code: _code,
  ...block
}: z.output<typeof BankDetailsForm>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(block)) if (value !== undefined) body.set(name, value);
  return body;
}
