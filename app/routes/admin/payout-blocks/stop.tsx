// One switch stops all payouts. Resuming them requires a second staff member's approval.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { PayoutStopBody, type PayoutStop } from "~server/features/withdrawals/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { Form } from "~/form/form";
import { ReasonField } from "~/form/reason-field";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMayCall } from "~/ui/staff-rights";
import { PartyName } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayoutBlocks", "stopTitle"),
  // While payouts are stopped, every staff member may see since when and why. The type is that of the loader below.
  rights: (stop, { calls }) => ((stop as PayoutStop).isStopped ? [] : calls["payoutStops.stop"]),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return load(request, api(request).payoutStops.current());
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, PayoutStopBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payoutStops.stop(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.payoutStop(),
    messagesFor(request, "staffPayoutBlocks")("stopped"),
  );
}

export default function PayoutStopPage() {
  const t = useMessages("staffPayoutBlocks");
  const stop = useLoaderData<typeof loader>();
  const canSwitch = useMayCall("payoutStops.stop");
  return (
    <div className="form-page">
      <PageHeading title={t("stopTitle")} lead={t("stopLead")} />
      <Outlet context={stop} />
      <Panel title={stop.isStopped ? t("stopped") : t("running")}>
        {stop.isStopped ? <WhileStopped stop={stop} canSwitch={canSwitch} /> : <StopForm />}
      </Panel>
    </div>
  );
}

function WhileStopped({ stop, canSwitch }: { stop: PayoutStop; canSwitch: boolean }) {
  const t = useMessages("staffPayoutBlocks");
  const { id, since, reason, stoppedBy, resumeRequest } = stop;
  const items = [
    { term: t("since"), value: since && <Instant iso={since} /> },
    {
      term: t("stoppedBy"),
      value: stoppedBy && <PartyName party={stoppedBy} />,
    },
    { term: t("reason"), value: reason && <span className="wrap-anywhere">{reason}</span> },
  ];
  return (
    <div className="grid gap-4">
      <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
      <p>{t("whileStopped")}</p>
      <div className="actions">
        {resumeRequest ? (
          <ButtonLink href={paths.admin.approvalRequest(resumeRequest)}>
            {t("openRequest")}
          </ButtonLink>
        ) : (
          canSwitch &&
          id && <ButtonLink href={paths.admin.payoutResumption(id)}>{t("start")}</ButtonLink>
        )}
      </div>
    </div>
  );
}

function StopForm() {
  const t = useMessages("staffPayoutBlocks");
  // With a dialog over this page, what was refused is the dialog's form.
  const { stop: dialog } = useParams();
  const form = useFormState({
    id: "payout-stop",
    names: ["reason"],
    ...(dialog !== undefined && { reply: null }),
  });
  return (
    <Form form={form}>
      <p>{t("stopEffect")}</p>
      <ReasonField field={form.fields.reason} label={t("reason")} hint={t("stopReasonHint")} />
      <div className="actions">
        <SubmitButton tone="danger" busy={t("stopping")}>
          {t("stopAll")}
        </SubmitButton>
      </div>
    </Form>
  );
}
