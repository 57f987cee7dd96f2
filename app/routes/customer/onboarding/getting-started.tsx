import type { ReactNode } from "react";
import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { Icon, type IconName } from "~/ui/icon";
import { usePageFacts } from "~/ui/page-facts";
import { Panel } from "~/ui/panel";
import { SupportText } from "~/ui/support-text";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

interface Step {
  key: "email" | "identity" | "deposit";
  icon: IconName;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
}

/** Checklist for new customers, instead of banners and empty panels. */
export function GettingStarted({ person }: { person: User }) {
  const t = useMessages("onboarding");
  const kyc = useMessages("kyc");
  const email = useMessages("emailVerification");
  const { areCardDepositsOn } = usePageFacts();
  const steps: readonly Step[] = [
    ...emailStep(t, email, person),
    identityStep(t, kyc, person),
    {
      key: "deposit",
      icon: "deposit",
      title: t("firstDeposit"),
      hint: t(areCardDepositsOn ? "firstDepositHint" : "firstDepositHintCrypto"),
      action: <a href={paths.customer.deposit()}>{t("deposit")}</a>,
    },
  ];
  return (
    <Panel title={t("title")}>
      <ol className="first-steps">
        {steps.map(({ key, icon, title, hint, action }) => (
          <li key={key} className={icon === "check" ? "green" : undefined}>
            <Icon name={icon} />
            <div>
              <p className="weight-strong">{title}</p>
              {hint && <p className="hint">{hint}</p>}
            </div>
            {action}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Left out if the backend doesn't say whether the address is confirmed. */
function emailStep(
  t: TranslateForPage<"onboarding">,
  email: TranslateForPage<"emailVerification">,
  { email: address, emailVerified }: User,
): Step[] {
  if (emailVerified === undefined) return [];
  if (emailVerified) return [{ key: "email", icon: "check", title: t("emailConfirmed") }];
  return [
    {
      key: "email",
      icon: "letter",
      title: email("title"),
      hint: email("linkSent", { email: <span className="break-words">{address}</span> }),
      action: <a href={paths.customer.emailVerification()}>{email("resend")}</a>,
    },
  ];
}

function identityStep(
  t: TranslateForPage<"onboarding">,
  kyc: TranslateForPage<"kyc">,
  { kycStatus, kycReason }: User,
): Step {
  const step = { key: "identity", icon: "badge" } as const;
  const upload = (label: string) => <ButtonLink href={paths.customer.kyc()}>{label}</ButtonLink>;
  switch (kycStatus) {
    case "not_submitted":
      return {
        ...step,
        title: kyc("todo"),
        hint: kyc("todoHint"),
        action: upload(kyc("complete")),
      };
    case "rejected":
      return {
        ...step,
        title: kyc("rejected"),
        hint: kycReason
          ? kyc("reason", { reason: <SupportText text={kycReason} /> })
          : kyc("rejectedHint"),
        action: upload(kyc("verifyAgain")),
      };
    case "pending":
      return { ...step, icon: "clock", title: kyc("pending"), hint: kyc("pendingHint") };
    case "approved":
      return { ...step, icon: "check", title: t("identityVerified") };
  }
}
