// A new payee; each kind has its own URL, so that choosing one works without scripts.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import {
  payeeFormKinds,
  bankFields,
  type PayeeFormKind,
} from "~server/features/withdrawals/labels";
import { PayeeForm } from "~server/features/withdrawals/payee-schemas";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { useFormState, type FieldState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { localPath } from "~/platform/paths/local-path";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { submitFiles } from "~/platform/posts/submit-files.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { StepUpIfDue } from "~/sign-in/step-up-if-due";
import { loadStepUp, withStepUp } from "~/sign-in/step-up.server";
import { regionName } from "~/ui/bank-region-names";
import { ButtonLink } from "~/ui/button-link";
import { FilterLinks } from "~/ui/filter-links";
import { pageText } from "~/ui/page-text";
import { useLocale, useMessages } from "~/ui/use-messages";
import { FileField } from "~/form/file-field";
import { BankField } from "../bank-details/bank-field";
import { CoinAddressField } from "./coin-address-field";
import { PayeeLabelField } from "./payee-label-field";

export const handle = { title: pageText("payees", "add") } satisfies PageHandle;

function queryOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const returnTo = localPath(searchParams.get("returnTo"), "") || undefined;
  const draft = searchParams.get("draft") ?? undefined;
  const kind = payeeFormKinds.find((one) => one === searchParams.get("kind"));
  return { returnTo, draft, kind };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { kind = "USA", ...query } = queryOf(request);
  const [stepUp, walletAddress] = await Promise.all([
    loadStepUp(request),
    addressOf(request, query.draft),
  ]);
  return { kind, query, stepUp, walletAddress };
}

/** An address that was typed into a withdrawal and is to be saved. */
async function addressOf(request: Request, draft: string | undefined) {
  if (draft === undefined) return undefined;
  const answer = await api(request).drafts.get({ params: { id: draft } });
  return answer.ok ? answer.value.walletAddress : undefined;
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submitFiles(request, {
    schema: PayeeForm,
    fileFields: { document: { id: "pendingDocument" } },
  });
  if (!submission.ok) return submission.reply;
  const { value, key } = submission;
  const answer = await withStepUp(request, value, () => add(request, value, key));
  if (!answer.ok) return submission.refuse(answer.problem);
  const { returnTo } = queryOf(request);
  if (returnTo !== undefined) return redirect(withAdded(request, returnTo, answer.value.id), 303);
  return redirectWithFlash(
    request,
    paths.customer.payees(),
    messagesFor(request, "payees")("added"),
  );
}

/** The form that was left, with the new payee chosen. */
function withAdded(request: Request, returnTo: string, id: string): string {
  const url = new URL(returnTo, request.url);
  url.searchParams.set("payee", id);
  return `${url.pathname}${url.search}`;
}

function add(request: Request, value: z.output<typeof PayeeForm>, key: string) {
  const { wallets } = api(request);
  if (value.region === "BITCOIN") {
    const { label, walletAddress } = value;
    return wallets.addAddressPayee({ body: { label, walletAddress }, key });
  }
  const { password: _password, code: _code, ...account } = value;
  const body = new FormData();
  for (const [name, one] of Object.entries(account)) if (one !== undefined) body.set(name, one);
  return wallets.addBankPayee({ body, key });
}

export default function NewPayeePage() {
  const t = useMessages("payees");
  const locale = useLocale();
  const { kind, query, stepUp, walletAddress } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "payee",
    names: payeeFieldNames,
    values: { walletAddress },
  });
  const kinds = payeeFormKinds.map((one) => ({
    label:
      one === "BITCOIN" ? t("bitcoinAddress") : t("bankIn", { region: regionName(one, locale) }),
    href: paths.customer.payeeNew({ ...query, kind: one }),
    isCurrent: one === kind,
  }));
  return (
    <FormPage
      title={t("add")}
      lead={t("addLead")}
      tabs={<FilterLinks label={t("kindOfPayee")} links={kinds} />}
      form={form}
      hasFiles={kind === "OTHERS"}
    >
      <PayeeFields kind={kind} fields={form.fields} />
      <StepUpIfDue fields={form.fields} stepUp={stepUp} hint={t("stepUpHint")} />
      <div className="actions">
        <SubmitButton busy={t("saving")}>{t("save")}</SubmitButton>
        <ButtonLink href={query.returnTo ?? paths.customer.payees()} tone="quiet">
          {query.returnTo ? t("backToWithdrawal") : t("cancel")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}

const payeeFieldNames = [
  "label",
  ...bankFields.USA,
  "iban",
  "swiftCode",
  ...bankFields.OTHERS,
  "document",
  "walletAddress",
  "password",
  "code",
] as const;

interface Props {
  kind: PayeeFormKind;
  fields: Record<(typeof payeeFieldNames)[number], FieldState>;
}

/** The label, and the account or address. */
function PayeeFields({ kind, fields }: Props) {
  const bank = useMessages("bankDetails");
  return (
    <>
      <input type="hidden" name="region" value={kind} />
      <PayeeLabelField field={fields.label} />
      {kind === "BITCOIN" ? (
        <CoinAddressField field={fields.walletAddress} />
      ) : (
        bankFields[kind].map((name) => (
          <BankField key={name} name={name} field={fields[name]} saved={undefined} />
        ))
      )}
      {kind === "OTHERS" && (
        <FileField
          field={fields.document}
          label={bank("documentFile")}
          hint={bank("documentFileHint")}
          isOptional
        />
      )}
    </>
  );
}
