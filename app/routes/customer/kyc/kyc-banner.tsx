import type { ReactNode } from "react";
import type { User } from "~server/features/users/schemas";
import { Banner } from "~/ui/banner";

interface Props {
  person: Pick<User, "kycStatus" | "kycReason">;
  /** The way to the upload, where the banner stands on another page. */
  wayTo?: (words: string) => ReactNode;
}

/** What the person still has to do, or to know, about identity verification. */
export function KycBanner({ person, wayTo }: Props) {
  switch (person.kycStatus) {
    case "not_submitted":
      return (
        <Banner tone="warning" action={wayTo?.("Complete KYC")}>
          <p>Complete identity verification</p>
          <p className="weight-plain">
            Upload a passport, driver&apos;s license or ID card. It takes about two minutes.
          </p>
        </Banner>
      );
    case "rejected":
      return (
        <Banner tone="danger" action={wayTo?.("Verify again")}>
          <p>Your previous verification got rejected.</p>
          <p className="weight-plain">
            {person.kycReason
              ? `Reason: ${person.kycReason}`
              : "Please upload new, readable documents."}
          </p>
        </Banner>
      );
    case "pending":
      return (
        <Banner tone="info">
          <p>Your account verification is pending.</p>
          <p className="weight-plain">
            We are looking at your documents. There is nothing you need to do.
          </p>
        </Banner>
      );
    case "approved":
      return null;
  }
}
