import { limits } from "~server/kernel/limits";
import { documentTypeLabels, documentTypes } from "~server/features/users/labels";
import { SelectField } from "~/form/choice-fields";
import { FileField } from "~/form/file-field";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { UploadProgress } from "~/form/upload-progress";
import { useFormState } from "~/form/use-form-state";

const choices = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));
const megabytes = limits.fileMaximumBytes / 1024 / 1024;

export function KycForm() {
  const form = useFormState({ id: "kyc", names: ["documentType", "files"] });
  return (
    <Form form={form} hasFiles>
      <SelectField
        field={form.fields.documentType}
        label="Document type"
        choices={choices}
        prompt="Choose a document"
      />
      <FileField
        field={form.fields.files}
        label="Files"
        hint={`Images or PDF, up to ${megabytes} MB each, at most ${limits.kycFilesMaximum} files. Show both sides of a card; all four corners should be visible.`}
        isMultiple
      />
      <p className="hint">
        Next, our reviewers look at your documents. A message tells you what they decided, and so do
        this page and the dashboard.
      </p>
      <UploadProgress />
      <div className="actions">
        <SubmitButton busy="Uploading...">Upload documents</SubmitButton>
      </div>
    </Form>
  );
}
