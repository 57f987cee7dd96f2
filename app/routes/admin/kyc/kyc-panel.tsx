import type { User } from "~server/features/users/schemas";
import { formatDay } from "~server/kernel/instants";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { KycActions, useCanDecideKyc } from "./kyc-actions";
import { useMayCall } from "~/ui/staff-rights";
import { useLocale, useMessages } from "~/ui/use-messages";
import { documentTypeLabel, type DocumentType } from "~server/features/users/labels";

/** The uploaded documents, and the decision about them while they are pending. */
export function KycPanel({ user, from }: { user: User; from: string | undefined }) {
  const t = useMessages("staffKyc");
  const locale = useLocale();
  const canOpen = useMayCall("documents.read");
  const canDecide = useCanDecideKyc(user);
  const { id, kycStatus, kycUrls } = user;
  const hrefFor = (document: string) => paths.admin.userDocument(id, document, { from });
  return (
    <Panel title={t("panelTitle")} actions={<StatusBadge status={kycStatus} />}>
      {kycUrls.length > 0 ? (
        canOpen ? (
          <DocumentLinks documents={kycUrls} idIn={documentIdIn} hrefFor={hrefFor} />
        ) : (
          <p>{t("cannotOpen", { count: kycUrls.length })}</p>
        )
      ) : (
        <p>{t("noDocuments")}</p>
      )}
      {user.identityCheckedOutsideAt && (
        <p className="hint">
          {t("checkedOutside", { day: formatDay(user.identityCheckedOutsideAt, "UTC", locale) })}
        </p>
      )}
      {canDecide && (
        <div className="actions mt-4">
          <KycActions user={user} from={from} />
        </div>
      )}
    </Panel>
  );
}

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
function DocumentLinks({ documents, idIn, hrefFor }: Props) {
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
