// Emails to a customer about raised limits.
import { directions, limitPeriods, type MovementDirection } from "../../kernel/levels";
import { operator } from "../../kernel/operator";
import { formatMoney } from "../../kernel/money-format";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { exampleHref, type EmailExamples, localizedEmail, moment } from "../email/email-template";
import type { CustomerLimits } from "./schemas";

interface Raised {
  readonly direction: MovementDirection;
  /** With the raise, or after its end. */
  readonly limits: CustomerLimits;
  readonly href: string;
}

/** `until` is UTC milliseconds. */
export const limitsRaised = ({
  direction,
  limits,
  until,
  href,
}: Raised & { readonly until: number }) =>
  localizedEmail((t, locale) => ({
    kind: "limits_raised",
    subject: t("limitsRaised.subject", { direction }),
    paragraphs: [t("limitsRaised.body", { brand: operator().brand, direction })],
    facts: [
      ...limitFacts(limits, locale, [direction]),
      [t("limitsRaised.until"), moment(until, locale)],
    ],
    advice: t("limitsRaised.effect"),
    link: { label: t("seeLimits"), href },
  }));

export const raisedLimitsEnded = ({ direction, limits, href }: Raised) =>
  localizedEmail((t, locale) => ({
    kind: "raised_limits_ended",
    subject: t("raisedLimitsEnded.subject", { direction }),
    paragraphs: [t("raisedLimitsEnded.body", { brand: operator().brand, direction })],
    facts: limitFacts(limits, locale, [direction]),
    link: { label: t("seeLimits"), href },
  }));

/** The limits in force, without those of movements and periods that have none. */
export function limitFacts(
  limits: CustomerLimits,
  locale: Locale,
  of: readonly MovementDirection[] = directions,
): (readonly [label: string, value: string])[] {
  const t = messagesIn(locale, "emails");
  return of.flatMap((direction) =>
    limitPeriods.flatMap((period) => {
      const one = limits[direction][period];
      if (!one) return [];
      const label = t("limitOf", { direction, period });
      return [[label, formatMoney(one.limit, limits.currency, locale)] as const];
    }),
  );
}

export const limitsHref = exampleHref("/dashboard/settings/limits");

export const exampleLimits: CustomerLimits = {
  currency: "USD",
  level: 1,
  withdrawal: {
    day: { limit: 20_000, used: 0, left: 20_000 },
    thirtyDays: { limit: 50_000, used: 0, left: 50_000 },
  },
  deposit: {},
};
const example = {
  direction: "withdrawal",
  limits: exampleLimits,
  href: limitsHref,
} as const;

export const limitEmailExamples: EmailExamples = {
  limits_raised: {
    email: limitsRaised({ ...example, until: Date.UTC(2026, 11, 15) }),
    isCausedByStaff: true,
  },
  raised_limits_ended: { email: raisedLimitsEnded(example), isCausedByStaff: true },
};
