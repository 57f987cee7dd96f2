import type { User } from "~server/features/users/schemas";
import { DefinitionList } from "~/ui/definition-list";
import { Panel } from "~/ui/panel";
import { readable } from "~/ui/status-labels";

/** What somebody else has saved meanwhile, beside what was typed here. */
export function CurrentState({ user }: { user: User }) {
  const items = [
    { term: "Full name", value: user.fullname },
    { term: "Username", value: user.username },
    { term: "Phone", value: user.phoneNumber },
    { term: "Address", value: Object.values(user.address).filter(Boolean).join(", ") || "-" },
    { term: "Account status", value: readable(user.accountStatus) },
    { term: "KYC status", value: readable(user.kycStatus) },
  ];
  return (
    <Panel title="The current state">
      <DefinitionList items={items} />
      <p className="hint mt-4">Save again to put what you typed in its place.</p>
    </Panel>
  );
}
