import type { User } from "~server/contract/schemas/accounts";
import { documentIdIn } from "~/document-id";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import { DocumentLinks } from "~/ui/document-links";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { VersionField } from "../transactions/version-field";

/** What somebody handed in, and the decision about it while it waits for one. */
export function KycPanel({ user: { id, kycStatus, kycUrls, version }, from }: { user: User; from: string | undefined }) {
  const form = useFormState({ id: "approve-kyc", names: [] });
  return (
    <Panel title="KYC documents" actions={<StatusBadge status={kycStatus} />}>
      {kycUrls.length > 0 ? <DocumentLinks documents={kycUrls} idIn={documentIdIn} /> : <p>No documents</p>}
      {kycStatus === "pending" && (
        <div className="actions mt-4">
          <Form form={form} action={paths.admin.kycApproval(id, from)}>
            {version !== undefined && <VersionField version={version} />}
            <SubmitButton tone="success" busy="Processing...">
              Approve
            </SubmitButton>
          </Form>
          <ButtonLink tone="danger" href={paths.admin.kycRejection(id, from)}>
            Reject
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}
