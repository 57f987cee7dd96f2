import { limits } from "~server/kernel/limits";
import { documentTypeLabel, documentTypes } from "~server/features/users/labels";
import { SelectField } from "~/form/choice-fields";
import { FileField } from "~/form/file-field";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { UploadProgress } from "~/form/upload-progress";
import { useFormState } from "~/form/use-form-state";
import { useLocale, useMessages } from "~/ui/use-messages";

const megabytes = limits.fileMaximumBytes / 1024 / 1024;

/** `isEmailed`: whether the result is also emailed, which takes a confirmed address. */
export function KycForm({ isEmailed }: { isEmailed: boolean }) {
  const t = useMessages("kyc");
  const locale = useLocale();
  const choices = documentTypes.map((value) => ({
    value,
    label: documentTypeLabel(value, locale),
  }));
  const form = useFormState({ id: "kyc", names: ["documentType", "files"] });
  return (
    <Form form={form} hasFiles>
      <SelectField
        field={form.fields.documentType}
        label={t("documentType")}
        choices={choices}
        prompt={t("documentPrompt")}
      />
      <FileField
        field={form.fields.files}
        label={t("files")}
        hint={t("filesHint", { megabytes, count: limits.kycFilesMaximum })}
        isMultiple
      />
      <p className="hint">{t(isEmailed ? "reviewFollows" : "reviewFollowsHere")}</p>
      <UploadProgress />
      <div className="actions">
        <SubmitButton busy={t("uploading")}>{t("upload")}</SubmitButton>
      </div>
    </Form>
  );
}
