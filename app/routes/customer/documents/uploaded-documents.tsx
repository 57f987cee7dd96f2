import type { User } from "~server/features/users/schemas";
import { fileSize } from "~server/kernel/file-size";
import { documentTypeLabels } from "~server/features/users/labels";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { Day } from "~/ui/instant";

/** What was handed in, newest first; each opens for its owner. */
export function UploadedDocuments({ documents }: { documents: User["kycUrls"] }) {
  const count = documents.length;
  return (
    <section className="panel mb-5">
      <h2>{count === 1 ? "1 document" : `${count} documents`} uploaded so far</h2>
      <ul className="uploaded-files">
        {documents
          .toReversed()
          .map(({ documentUrl, documentType, fileName, sizeBytes, createdAt }) => (
            <li key={documentUrl}>
              <a
                href={paths.document(documentIdIn(documentUrl) ?? "")}
                target="_blank"
                rel="noreferrer"
              >
                {fileName}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <span className="hint">
                {documentType && `${documentTypeLabels[documentType]}, `}
                {fileSize(sizeBytes)}, <Day iso={createdAt} />
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
