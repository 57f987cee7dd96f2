// The QR code and the first code; then, once, the recovery codes.
import type { StepUpPaths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { QrCode } from "~/ui/qr-code";
import { Form } from "../form";
import { SubmitButton } from "../submit-button";
import { useFormState } from "../use-form-state";
import { CodeField } from "./code-field";
import { RecoveryCodeList } from "./recovery-code-list";

interface Props {
  /** Null once it is on. */
  setUp: { secret: string; uri: string; qr: { size: number; path: string } } | null;
  recoveryCodes: readonly string[] | undefined;
  at: StepUpPaths;
}

export function SetUpPage({ setUp, recoveryCodes, at }: Props) {
  if (recoveryCodes)
    return (
      <RecoveryCodeList
        title="Two-step sign-in is on"
        codes={recoveryCodes}
        doneHref={at.secondFactor()}
      />
    );
  return (
    <div className="form-page">
      <PageHeading
        title="Set up two-step sign-in"
        back={{ href: at.secondFactor(), label: "Two-step sign-in" }}
      />
      <Panel>{setUp ? <Steps {...setUp} /> : <AlreadyOn at={at} />}</Panel>
    </div>
  );
}

function Steps({ secret, uri, qr }: NonNullable<Props["setUp"]>) {
  const form = useFormState({ id: "second-factor-setup", names: ["code"] });
  return (
    <Form form={form}>
      <section className="proof-part">
        <h2>1. Add this site to your app</h2>
        <p>Scan this with your authenticator app.</p>
        <QrCode title="QR code for your authenticator app" {...qr} />
        <p>
          You cannot scan it? On this phone, <a href={uri}>open it in your app</a>. Or type this key
          into the app:
        </p>
        <p>
          <code className="secret">{secret}</code>
        </p>
      </section>
      <section className="proof-part">
        <h2>2. Enter the code it shows</h2>
        <CodeField field={form.fields.code} hint="Six digits. They change every half minute." />
      </section>
      <div className="actions">
        <SubmitButton busy="Checking...">Turn it on</SubmitButton>
      </div>
    </Form>
  );
}

function AlreadyOn({ at }: Pick<Props, "at">) {
  return (
    <div className="proof-part">
      <p>
        Two-step sign-in is on. Your recovery codes were shown when you turned it on; you can have
        new ones.
      </p>
      <div className="actions">
        <ButtonLink href={at.recoveryCodes()}>New recovery codes</ButtonLink>
      </div>
    </div>
  );
}
