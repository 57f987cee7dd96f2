import type { User } from "~server/features/users/schemas";
import { type DocumentType, documentTypeLabels } from "~server/features/users/labels";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { addressLine } from "../users/address-line";

interface Props {
  user: User;
  document: { type?: DocumentType | undefined; createdAt?: string | undefined };
}

/** What the customer said, to be compared with the document beside it. */
export function DocumentComparison({ user, document: { type, createdAt } }: Props) {
  const items = [
    { term: "Full name", value: user.fullname || "-" },
    { term: "Declared type", value: type ? documentTypeLabels[type] : "-" },
    { term: "Country", value: user.country },
    { term: "Address", value: addressLine(user.address) },
    { term: "Email", value: user.email },
    ...(createdAt ? [{ term: "Uploaded", value: <Instant iso={createdAt} /> }] : []),
    ...(user.kycReason ? [{ term: "Rejected before", value: user.kycReason }] : []),
  ];
  return (
    <Panel title="Compare with">
      <div className="compact">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}
