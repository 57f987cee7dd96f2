import type { User } from "~server/features/users/schemas";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { DocumentLinks } from "~/ui/document-links";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { KycActions } from "./kyc-actions";

/** The uploaded documents, and the decision about them while they are pending. */
export function KycPanel({ user, from }: { user: User; from: string | undefined }) {
  const { id, kycStatus, kycUrls } = user;
  const hrefFor = (document: string) => paths.admin.userDocument(id, document, { from });
  return (
    <Panel title="KYC documents" actions={<StatusBadge status={kycStatus} />}>
      {kycUrls.length > 0 ? (
        <DocumentLinks documents={kycUrls} idIn={documentIdIn} hrefFor={hrefFor} />
      ) : (
        <p>No documents</p>
      )}
      <KycActions user={user} from={from} />
    </Panel>
  );
}
