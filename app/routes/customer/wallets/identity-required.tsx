import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";
import type { User } from "~server/features/users/schemas";

interface Props {
  person: Pick<User, "kycStatus">;
  movement: "deposit" | "withdrawal";
}

/** Whether a deposit or withdrawal of this user would be refused until their identity is verified. */
export function useIdentityRequired({ person, movement }: Props): boolean {
  const { identityRequired } = usePageFacts();
  return identityRequired[movement] && person.kycStatus !== "approved";
}

/** Says so before a form is filled in, and leads to the verification. */
export function IdentityRequired({ person, movement }: Props) {
  const refusals = useMessages("refusals");
  const kyc = useMessages("kyc");
  const isRequired = useIdentityRequired({ person, movement });
  if (!isRequired) return null;
  return (
    <Banner tone="warning" action={<a href={paths.customer.kyc()}>{kyc("todo")}</a>}>
      {refusals("kyc_required", { movement })}
    </Banner>
  );
}
