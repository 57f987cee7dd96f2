import { operator } from "../../kernel/operator";
import { exampleFacts, type EmailExamples, localizedEmail, moment } from "../email/email-template";

export type SecurityChange =
  | "second_factor.enabled"
  | "second_factor.disabled"
  | "second_factor.removed"
  | "second_factor.recovery_codes_renewed"
  | "second_factor.recovery_code_used"
  | "payouts.frozen"
  | "payouts.unfrozen"
  | "api_token.created"
  | "api_token.revoked";

/** What happened: a change with its own message, or that all other sessions and API tokens ended. */
export type SecurityEvent =
  { readonly change: SecurityChange } | { readonly revokedTokens: number };

interface Change {
  readonly what: SecurityEvent;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  readonly forgotHref: string;
}

/** For changes to a user's sign-in that have no email of their own. */
export const securityChanged = ({ what, at, address, forgotHref }: Change) =>
  localizedEmail((t, locale) => {
    const happened =
      "change" in what
        ? [t(`change.${what.change}`)]
        : [t("signedOutElsewhere"), t("tokensRevoked", { count: what.revokedTokens })];
    return {
      kind: "security_changed",
      subject: t("securityChanged.subject"),
      paragraphs: [t("securityChanged.body", { brand: operator().brand }), ...happened],
      facts: [
        [t("time"), moment(at, locale)],
        [t("ipAddress"), address ?? t("unknownAddress")],
      ],
      advice: t("notYou"),
      link: { label: t("resetPassword"), href: forgotHref },
    };
  });

export const securityEmailExamples: EmailExamples = {
  security_changed: {
    email: securityChanged({ ...exampleFacts, what: { change: "second_factor.disabled" } }),
  },
};
