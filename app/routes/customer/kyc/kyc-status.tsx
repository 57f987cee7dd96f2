import type { User } from "~server/features/users/schemas";
import { Banner } from "~/ui/banner";
import { KycBanner } from "./kyc-banner";
import { UploadedDocuments } from "../documents/uploaded-documents";

type Person = Pick<User, "kycStatus" | "kycReason" | "kycUrls">;

/** Where the verification stands, and the documents it rests on. */
export function KycStatusPanel({ person }: { person: Person }) {
  return (
    <>
      {person.kycStatus === "approved" ? (
        <Banner tone="success">
          <p>Your identity is verified.</p>
          <p className="weight-plain">
            You can still upload a newer document, for example when one expires.
          </p>
        </Banner>
      ) : (
        person.kycStatus !== "not_submitted" && <KycBanner person={person} />
      )}
      {person.kycUrls.length > 0 && <UploadedDocuments documents={person.kycUrls} />}
    </>
  );
}
