import type { User } from "~server/contract/schemas/accounts";
import { documentIdIn } from "~/document-id";
import { paths } from "~/paths";
import { DocumentLinks } from "~/ui/document-links";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { KycActions } from "./kyc-actions";

/** What somebody handed in, and the decision about it while it waits for one. */
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
