import { reasonText, type Reason } from "../../kernel/reasons";
import { messagesIn } from "../../locales/messages";
import { exampleHref, type EmailExamples } from "../email/email-example";
import type { LocalizedEmail } from "../email/email-template";

export const kycApproved =
  (href: string): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "kyc_approved",
      subject: t("kycApproved.subject"),
      paragraphs: [t("kycApproved.body")],
      link: { label: t("kycApproved.link"), href },
    };
  };

export const kycRejected =
  (given: Reason, href: string): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    const reason = reasonText(given, locale);
    return {
      kind: "kyc_rejected",
      subject: t("kycRejected.subject"),
      paragraphs: [t("kycRejected.body")],
      facts: reason ? [[t("reason"), reason]] : [],
      link: { label: t("kycRejected.link"), href },
    };
  };

export const kycEmailExamples: EmailExamples = {
  kyc_approved: { email: kycApproved(exampleHref("/dashboard/kyc")) },
  kyc_rejected: {
    email: kycRejected({ reason: "The picture\n\nis too dark." }, exampleHref("/dashboard/kyc")),
  },
};
