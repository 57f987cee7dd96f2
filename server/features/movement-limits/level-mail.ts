// The email to a customer whose verification level changed, and what emails about the identity say of it.
import type { Level } from "../../kernel/levels";
import { operator } from "../../kernel/operator";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { localizedEmail, type EmailExamples, type EmailTemplate } from "../email/email-template";
import { exampleLimits, limitFacts, limitsHref } from "./limit-mails";
import type { CustomerLimits } from "./schemas";

export interface LevelChange {
  readonly before: Level;
  /** At the level now. */
  readonly limits: CustomerLimits;
  /** Whether limits that staff had raised ended with the level. */
  readonly endsRaises: boolean;
}

export const levelChanged = ({ before, limits, endsRaises }: LevelChange, href: string) =>
  localizedEmail((t, locale) => {
    const { level } = limits;
    const change = level > before ? "raised" : "lowered";
    return {
      kind: "level_changed",
      subject: t("levelChanged.subject", { level }),
      paragraphs: [
        t("levelChanged.body", { brand: operator().brand, change, level }),
        ...(endsRaises ? [t("levelChanged.endsRaises")] : []),
      ],
      facts: limitFacts(limits, locale),
      link: { label: t("seeLimits"), href },
    };
  });

/** For an email that reports what changed the level; null leaves it as it is. */
export function levelIn(
  change: LevelChange | null,
  locale: Locale,
): Required<Pick<EmailTemplate, "paragraphs" | "facts">> {
  if (change === null) return { paragraphs: [], facts: [] };
  const t = messagesIn(locale, "emails");
  const { level } = change.limits;
  return {
    paragraphs: [
      t("levelNow", { level }),
      ...(change.endsRaises ? [t("levelChanged.endsRaises")] : []),
    ],
    facts: limitFacts(change.limits, locale),
  };
}

export const exampleLevelChange: LevelChange = {
  before: 0,
  limits: exampleLimits,
  endsRaises: false,
};

export const levelEmailExamples: EmailExamples = {
  level_changed: {
    email: levelChanged({ ...exampleLevelChange, before: 2, endsRaises: true }, limitsHref),
    isCausedByStaff: true,
  },
};
