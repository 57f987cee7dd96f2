import { fileSize } from "~server/kernel/file-size";
import { limits } from "~server/kernel/limits";
import { controlProps, FieldFrame, type FrameProps } from "./field-frame";
import { pendingUploadFieldName } from "~/ui/form-reply";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props extends FrameProps {
  /** Several files under one name. */
  isMultiple?: boolean;
  accept?: string;
}

/** A file input, and after an error in another field, the files that don't need to be sent again. */
export function FileField({
  field,
  label,
  hint,
  isOptional,
  isMultiple,
  accept = "image/*,application/pdf",
}: Props) {
  const t = useMessages("forms");
  const scripts = useMessages("enhance");
  const validation = useMessages("validation");
  const locale = useLocale();
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      {field.pendingUploads.length > 0 && (
        <ul className="pending-uploads">
          {field.pendingUploads.map(({ id, fileName }) => (
            <li key={id}>
              <label className="choice">
                <input
                  type="checkbox"
                  name={pendingUploadFieldName(field.name)}
                  value={`${id}|${fileName}`}
                  defaultChecked
                />
                <span>
                  {fileName} <span className="hint">{t("alreadyUploaded")}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        {...controlProps({
          field,
          hint,
          isOptional: isOptional ?? field.pendingUploads.length > 0,
        })}
        className="control file"
        type="file"
        multiple={isMultiple}
        data-most-bytes={limits.fileMaximumBytes}
        data-most-files={isMultiple ? limits.kycFilesMaximum : undefined}
        data-too-large={scripts("tooLarge", { size: fileSize(limits.fileMaximumBytes, locale) })}
        data-camera={t("takePhoto")}
        data-too-many={
          isMultiple ? validation("filesTooMany", { maximum: limits.kycFilesMaximum }) : undefined
        }
        accept={accept}
      />
    </FieldFrame>
  );
}
