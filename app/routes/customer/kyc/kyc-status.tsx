import type { User } from "~server/features/users/schemas";
import { Banner } from "~/ui/banner";
import { KycBanner } from "./kyc-banner";
import { UploadedDocuments } from "../documents/uploaded-documents";
import { useMessages } from "~/ui/use-messages";

type Person = Pick<User, "kycStatus" | "kycReason" | "kycUrls">;

/** The status of the verification, and its documents. */
export function KycStatusPanel({ person }: { person: Person }) {
  const t = useMessages("kyc");
  return (
    <>
      {person.kycStatus === "approved" ? (
        <Banner tone="success">
          <p>{t("verified")}</p>
          <p className="weight-plain">{t("verifiedHint")}</p>
        </Banner>
      ) : (
        person.kycStatus !== "not_submitted" && <KycBanner person={person} />
      )}
      {person.kycUrls.length > 0 && <UploadedDocuments documents={person.kycUrls} />}
    </>
  );
}
