/** How far an upload has come, where scripts run; elsewhere the browser itself says so, and this stays empty. */
export function UploadProgress() {
  return (
    <div className="upload-progress" data-upload>
      <progress max={1} value={0} aria-label="Upload" />
      <p role="status" />
      <button className="button quiet" type="button">
        Cancel upload
      </button>
    </div>
  );
}
