import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";

export function kycApproved(href: string): EmailTemplate {
  return {
    kind: "kyc_approved",
    subject: "Your identity is verified",
    paragraphs: [
      `Your documents were checked, and your identity at ${brand} is verified. There is nothing more to do.`,
    ],
    link: { label: "See your verification", href },
  };
}

export function kycRejected(reason: string | null, href: string): EmailTemplate {
  return {
    kind: "kyc_rejected",
    subject: "Your identity could not be verified",
    paragraphs: [
      "Your documents were checked and could not be accepted. Please upload new, readable ones.",
    ],
    facts: reason ? [["Reason", reason]] : [],
    link: { label: "Upload documents", href },
  };
}
