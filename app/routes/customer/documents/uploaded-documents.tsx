import type { User } from "~server/features/users/schemas";
import { fileSize } from "~server/kernel/file-size";
import { documentTypeLabel } from "~server/features/users/labels";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { Day } from "~/ui/instant";
import { useLocale, useMessages } from "~/ui/use-messages";

/** The uploaded documents, newest first; only their owner can open them. */
export function UploadedDocuments({ documents }: { documents: User["kycUrls"] }) {
  const t = useMessages("kyc");
  const locale = useLocale();
  return (
    <section className="panel mb-5">
      <h2>{t("uploadedDocuments", { count: documents.length })}</h2>
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
                <span className="sr-only"> {t("opensInNewTab")}</span>
              </a>
              <span className="hint">
                {documentType
                  ? t("fileFactsOfType", {
                      type: documentTypeLabel(documentType, locale),
                      size: fileSize(sizeBytes, locale),
                      day: <Day iso={createdAt} />,
                    })
                  : t("fileFacts", {
                      size: fileSize(sizeBytes, locale),
                      day: <Day iso={createdAt} />,
                    })}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
