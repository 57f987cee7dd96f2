// The QR code and the first code, then the recovery codes, shown once; a page of both areas.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/document/page-handle";
import { stepUpPathsAt } from "~/platform/paths";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { ButtonLink } from "~/ui/button-link";
import { usePageFacts } from "~/ui/page-facts";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { QrCode } from "~/ui/qr-code";
import { useMessages } from "~/ui/use-messages";
import { CodeField } from "./code-field";
import { RecoveryCodeList } from "./recovery-code-list";
import { finishSetUp, loadSetUp, signedInHere, signedInHereToPost } from "./second-factor.server";

export const handle = { title: pageText("twoFactor", "setUpTitle") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInHere(request);
  return loadSetUp(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInHereToPost(request);
  return finishSetUp(request);
}

export default function SecondFactorSetUpPage() {
  const t = useMessages("twoFactor");
  const setUp = useLoaderData<typeof loader>();
  const codes = useActionData<typeof action>()?.recoveryCodes;
  const at = stepUpPathsAt(usePageFacts().here);
  const back = at.secondFactor();
  if (codes) return <RecoveryCodeList title={t("isOn")} codes={codes} doneHref={back} />;
  return (
    <div className="form-page">
      <PageHeading title={t("setUpTitle")} back={{ href: back, label: t("title") }} />
      <Panel>{setUp ? <Steps {...setUp} /> : <AlreadyOn codesHref={at.recoveryCodes()} />}</Panel>
    </div>
  );
}

interface StepsProps {
  secret: string;
  uri: string;
  qr: { size: number; path: string };
}

function Steps({ secret, uri, qr }: StepsProps) {
  const t = useMessages("twoFactor");
  const form = useFormState({ id: "second-factor-setup", names: ["code"] });
  return (
    <Form form={form}>
      <section className="grid gap-4">
        <h2>{t("scanTitle")}</h2>
        <p>{t("scan")}</p>
        <QrCode title={t("qrCode")} {...qr} />
        <p>{t("cannotScan", { link: (text) => <a href={uri}>{text}</a> })}</p>
        <p>
          <code className="secret">{secret}</code>
        </p>
      </section>
      <section className="grid gap-4">
        <h2>{t("enterTitle")}</h2>
        <CodeField field={form.fields.code} hint={t("codeHint")} />
      </section>
      <div className="actions">
        <SubmitButton busy={t("checking")}>{t("turnOn")}</SubmitButton>
      </div>
    </Form>
  );
}

function AlreadyOn({ codesHref }: { codesHref: string }) {
  const t = useMessages("twoFactor");
  return (
    <div className="grid gap-4">
      <p>{t("alreadyOn")}</p>
      <div className="actions">
        <ButtonLink href={codesHref}>{t("newCodes")}</ButtonLink>
      </div>
    </div>
  );
}
