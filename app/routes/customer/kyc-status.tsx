import type { User } from "~server/contract/schemas/accounts";
import { Banner } from "~/ui/banner";
import { KycBanner } from "./kyc-banner";

type Person = Pick<User, "kycStatus" | "kycReason" | "kycUrls">;

/** Where the verification stands, and how many documents it rests on. */
export function KycStatus({ person }: { person: Person }) {
  const count = person.kycUrls.length;
  return (
    <>
      {person.kycStatus === "approved" ? (
        <Banner tone="success">
          <p>Your identity is verified.</p>
          <p className="weight-plain">You can still upload a newer document, for example when one expires.</p>
        </Banner>
      ) : (
        person.kycStatus !== "not_submitted" && <KycBanner person={person} />
      )}
      {count > 0 && <p className="hint mb-4">{count === 1 ? "1 document" : `${count} documents`} uploaded so far.</p>}
    </>
  );
}
