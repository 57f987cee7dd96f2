// The QR code and the first code, then the recovery codes, shown once.
import type { StepUpPaths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { QrCode } from "~/ui/qr-code";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { CodeField } from "./code-field";
import { RecoveryCodeList } from "./recovery-code-list";
import { useMessages } from "~/ui/use-messages";

interface Props {
  /** Null once it is on. */
  setUp: { secret: string; uri: string; qr: { size: number; path: string } } | null;
  recoveryCodes: readonly string[] | undefined;
  at: StepUpPaths;
}

export function SetUpPage({ setUp, recoveryCodes, at }: Props) {
  const t = useMessages("twoFactor");
  if (recoveryCodes)
    return (
      <RecoveryCodeList title={t("isOn")} codes={recoveryCodes} doneHref={at.secondFactor()} />
    );
  return (
    <div className="form-page">
      <PageHeading title={t("setUpTitle")} back={{ href: at.secondFactor(), label: t("title") }} />
      <Panel>{setUp ? <Steps {...setUp} /> : <AlreadyOn at={at} />}</Panel>
    </div>
  );
}

function Steps({ secret, uri, qr }: NonNullable<Props["setUp"]>) {
  const t = useMessages("twoFactor");
  const form = useFormState({ id: "second-factor-setup", names: ["code"] });
  return (
    <Form form={form}>
      <section className="proof-part">
        <h2>{t("scanTitle")}</h2>
        <p>{t("scan")}</p>
        <QrCode title={t("qrCode")} {...qr} />
        <p>{t("cannotScan", { link: (text) => <a href={uri}>{text}</a> })}</p>
        <p>
          <code className="secret">{secret}</code>
        </p>
      </section>
      <section className="proof-part">
        <h2>{t("enterTitle")}</h2>
        <CodeField field={form.fields.code} hint={t("codeHint")} />
      </section>
      <div className="actions">
        <SubmitButton busy={t("checking")}>{t("turnOn")}</SubmitButton>
      </div>
    </Form>
  );
}

function AlreadyOn({ at }: Pick<Props, "at">) {
  const t = useMessages("twoFactor");
  return (
    <div className="proof-part">
      <p>{t("alreadyOn")}</p>
      <div className="actions">
        <ButtonLink href={at.recoveryCodes()}>{t("newCodes")}</ButtonLink>
      </div>
    </div>
  );
}
