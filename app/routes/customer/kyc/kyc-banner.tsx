import type { ReactNode } from "react";
import type { User } from "~server/features/users/schemas";
import { Banner } from "~/ui/banner";
import { SupportText } from "~/ui/support-text";
import { useMessages } from "~/ui/use-messages";

interface Props {
  person: Pick<User, "kycStatus" | "kycReason">;
  /** Links to the upload, if the banner is on another page. */
  linkTo?: (text: string) => ReactNode;
}

/** The state of identity verification, and what the customer has to do. */
export function KycBanner({ person, linkTo }: Props) {
  const t = useMessages("kyc");
  switch (person.kycStatus) {
    case "not_submitted":
      return (
        <Banner tone="warning" action={linkTo?.(t("complete"))}>
          <p>{t("todo")}</p>
          <p className="weight-plain">{t("todoHint")}</p>
        </Banner>
      );
    case "rejected":
      return (
        <Banner tone="danger" action={linkTo?.(t("verifyAgain"))}>
          <p>{t("rejected")}</p>
          <p className="weight-plain">
            {person.kycReason
              ? t("reason", { reason: <SupportText text={person.kycReason} /> })
              : t("rejectedHint")}
          </p>
        </Banner>
      );
    case "pending":
      return (
        <Banner tone="info">
          <p>{t("pending")}</p>
          <p className="weight-plain">{t("pendingHint")}</p>
        </Banner>
      );
    case "approved":
      return null;
  }
}
