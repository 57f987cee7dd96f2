// Uploads a statement; its preview follows, or first the question what its columns hold.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UploadForm } from "~server/features/bank-statements/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submitFiles } from "~/platform/posts/submit-files.server";
import { SelectField } from "~/form/choice-fields";
import { FileField } from "~/form/file-field";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { UploadProgress } from "~/form/upload-progress";
import { useFormState } from "~/form/use-form-state";
import { EmptyState } from "~/ui/empty-state";
import { usePageFacts } from "~/ui/page-facts";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { pageText } from "~/ui/page-text";
import { accountChoices } from "./account-filter";
import { useMessages } from "~/ui/use-messages";

export const handle = {
  title: pageText("staffBankStatements", "upload"),
  calls: "bankStatements.upload",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return load(request, api(request).bankStatements.accounts());
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submitFiles(request, {
    schema: UploadForm,
    fileFields: { file: { id: "pendingUpload" } },
  });
  if (!submission.ok) return submission.reply;
  const { account, file } = submission.value;
  const body = new FormData();
  body.set("account", account);
  body.set("file", file);
  const answer = await api(request).bankStatements.upload({ body, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { id, state } = answer.value;
  const next =
    state === "mapping" ? paths.admin.bankStatementMapping(id) : paths.admin.bankStatement(id);
  return redirect(next, 303);
}

const megabytes = limits.fileMaximumBytes / 1024 / 1024;

export default function UploadPage() {
  const t = useMessages("staffBankStatements");
  const transfers = useMessages("staffBankTransfers");
  const { mode } = usePageFacts();
  const { accounts } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "statement",
    names: ["account", "file"],
    values: { account: accounts[0]?.id },
  });
  const choices = accountChoices(t, accounts);
  return (
    <div className="form-page">
      <PageHeading
        title={t("upload")}
        lead={t("uploadLead")}
        back={{ href: paths.admin.bankStatements(), label: t("allImports") }}
      />
      <Panel>
        {accounts.length === 0 ? (
          <EmptyState icon="alert" title={t("noAccounts")} />
        ) : (
          <Form form={form} hasFiles>
            <SelectField field={form.fields.account} label={t("account")} choices={choices} />
            <FileField
              field={form.fields.file}
              label={t("file")}
              hint={t("fileHint", { megabytes })}
              accept=".xml,.sta,.mt940,.940,.txt,.csv,text/csv,text/xml,application/xml,text/plain"
            />
            <UploadProgress />
            <div className="actions">
              <SubmitButton busy={t("uploading")}>{t("upload")}</SubmitButton>
            </div>
          </Form>
        )}
      </Panel>
      {mode === "demo" && (
        <p className="form-page-after">
          <a href={paths.admin.demonstrationBank()}>{transfers("bankTitle")}</a>
        </p>
      )}
    </div>
  );
}
