import type { User } from "~server/features/users/schemas";
import { formatDay } from "~server/kernel/instants";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { DocumentLinks } from "./document-links";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { KycActions, useCanDecideKyc } from "./kyc-actions";
import { useMayCall } from "~/ui/staff-rights";
import { useLocale, useMessages } from "~/ui/use-messages";

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
