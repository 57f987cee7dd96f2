import { documentTypeLabel, type DocumentType } from "~server/features/users/labels";
import { paths } from "~/platform/paths";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  documents: readonly {
    imageUrl?: string | undefined;
    documentUrl?: string | undefined;
    documentType?: DocumentType | undefined;
  }[];
  idIn: (documentUrl: string | undefined) => string | undefined;
  /** The page that shows a document. */
  hrefFor: (id: string) => string;
}

/** The same in every language. */
const pdf = "PDF";

/** Uploaded documents: thumbnails of images, names of other files; each opens in a new tab. */
export function DocumentLinks({ documents, idIn, hrefFor }: Props) {
  const t = useMessages("ui");
  const locale = useLocale();
  return (
    <ul className="document-links">
      {documents.map(({ imageUrl, documentUrl, documentType }, index) => {
        const id = idIn(documentUrl ?? imageUrl) ?? "";
        return (
          <li key={id}>
            <a href={hrefFor(id)} target="_blank" rel="noreferrer">
              {imageUrl ? (
                <img src={paths.document(id)} alt="" loading="lazy" />
              ) : (
                <span className="document-kind">{pdf}</span>
              )}
              <span>
                {t("document", { number: index + 1 })}{" "}
                <span className="sr-only">{t("newTab")}</span>
              </span>
            </a>
            {documentType && <p className="hint">{documentTypeLabel(documentType, locale)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
