import { reasonText, type Reason } from "../../kernel/reasons";
import { exampleHref, type EmailExamples, localizedEmail } from "../email/email-template";
import { exampleLevelChange, levelIn, type LevelChange } from "../movement-limits/level-mail";

interface Decided {
  /** Null if the decision changes no limits. */
  readonly level: LevelChange | null;
  readonly href: string;
}

export const kycApproved = ({ level, href }: Decided) =>
  localizedEmail((t, locale) => {
    const { paragraphs, facts } = levelIn(level, locale);
    return {
      kind: "kyc_approved",
      subject: t("kycApproved.subject"),
      paragraphs: [t("kycApproved.body"), ...paragraphs],
      facts,
      link: { label: t("kycApproved.link"), href },
    };
  });

export const kycRejected = (given: Reason, { level, href }: Decided) =>
  localizedEmail((t, locale) => {
    const reason = reasonText(given, locale);
    const { paragraphs, facts } = levelIn(level, locale);
    return {
      kind: "kyc_rejected",
      subject: t("kycRejected.subject"),
      paragraphs: [t("kycRejected.body"), ...paragraphs],
      facts: [...(reason ? ([[t("reason"), reason]] as const) : []), ...facts],
      link: { label: t("kycRejected.link"), href },
    };
  });

const href = exampleHref("/dashboard/kyc");

export const kycEmailExamples: EmailExamples = {
  kyc_approved: { email: kycApproved({ level: exampleLevelChange, href }) },
  kyc_rejected: {
    email: kycRejected({ reason: "The picture\n\nis too dark." }, { level: null, href }),
  },
};
