import type { User } from "~server/features/users/schemas";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { DocumentLinks } from "~/ui/document-links";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { KycActions, useMayDecideKyc } from "./kyc-actions";
import { useMay } from "~/ui/staff-rights";

/** The uploaded documents, and the decision about them while they are pending. */
export function KycPanel({ user, from }: { user: User; from: string | undefined }) {
  const canOpen = useMay("documents");
  const canDecide = useMayDecideKyc(user);
  const { id, kycStatus, kycUrls } = user;
  const hrefFor = (document: string) => paths.admin.userDocument(id, document, { from });
  return (
    <Panel title="KYC documents" actions={<StatusBadge status={kycStatus} />}>
      {kycUrls.length > 0 ? (
        canOpen ? (
          <DocumentLinks documents={kycUrls} idIn={documentIdIn} hrefFor={hrefFor} />
        ) : (
          <p>
            {kycUrls.length} {kycUrls.length === 1 ? "document" : "documents"}. Your role does not
            open them.
          </p>
        )
      ) : (
        <p>No documents</p>
      )}
      {canDecide && (
        <div className="actions mt-4">
          <KycActions user={user} from={from} />
        </div>
      )}
    </Panel>
  );
}
