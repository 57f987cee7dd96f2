import { useMessages } from "~/ui/use-messages";
/** Upload progress, with scripts; without them it stays empty, and the browser shows its own. */
export function UploadProgress() {
  const t = useMessages("forms");
  const scripts = useMessages("enhance");
  return (
    <div
      className="upload-progress"
      data-upload=""
      data-uploading={scripts("uploading", { percent: "#" })}
      data-checking={scripts("checking")}
      data-failed={scripts("uploadFailed")}
      data-interrupted={scripts("uploadInterrupted")}
      data-cancelled={scripts("uploadCanceled")}
    >
      <progress max={1} value={0} aria-label={t("uploadProgress")} />
      <p role="status" />
      <button className="button quiet" type="button">
        {t("cancelUpload")}
      </button>
    </div>
  );
}
