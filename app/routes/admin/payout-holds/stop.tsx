// One switch stops all payouts. To start them again a second member of staff has to approve it.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { PayoutStopBody, type PayoutStop } from "~server/features/payout-holds/stop-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { TextAreaField } from "~/form/field";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMay } from "~/ui/staff-rights";

export const handle = { title: "Payout stop" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return load(request, api(request).payoutStops.current());
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, PayoutStopBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payoutStops.stop(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.payoutStop(), "All payouts are stopped");
}

export default function PayoutStopPage() {
  const stop = useLoaderData<typeof loader>();
  const canSwitch = useMay("holds", "transactions");
  return (
    <div className="form-page">
      <PageHeading
        title="Payout stop"
        lead="For emergencies, such as a breach or wrong balances. One member of staff stops all payouts. Two start them again."
      />
      <Outlet context={stop} />
      <Panel title={stop.isStopped ? "All payouts are stopped" : "Payouts are running"}>
        {stop.isStopped ? (
          <WhileStopped stop={stop} canSwitch={canSwitch} />
        ) : canSwitch ? (
          <StopForm />
        ) : (
          <p>Compliance and treasury can stop them here.</p>
        )}
      </Panel>
    </div>
  );
}

function WhileStopped({ stop, canSwitch }: { stop: PayoutStop; canSwitch: boolean }) {
  const { id, since, reason, stoppedBy, startRequest } = stop;
  const items = [
    { term: "Since", value: since && <Instant iso={since} /> },
    {
      term: "Stopped by",
      value: stoppedBy && <a href={paths.admin.user(stoppedBy.id)}>{stoppedBy.name}</a>,
    },
    { term: "Reason", value: reason && <span className="wrap-anywhere">{reason}</span> },
  ];
  return (
    <div className="grid gap-4">
      <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
      <p>
        No withdrawal can be approved. Customers can still ask for them, and you can reject them.
      </p>
      <div className="actions">
        {startRequest ? (
          <ButtonLink href={paths.admin.approvalRequest(startRequest)}>
            Open the request to start payouts
          </ButtonLink>
        ) : (
          canSwitch &&
          id && <ButtonLink href={paths.admin.payoutStart(id)}>Start payouts again</ButtonLink>
        )}
      </div>
    </div>
  );
}

function StopForm() {
  const form = useFormState({ id: "payout-stop", names: ["reason"] });
  return (
    <Form form={form}>
      <p>
        No withdrawal can be approved from then on, by anybody, until payouts are started again. It
        takes effect at once, and every page of the back office says so.
      </p>
      <TextAreaField
        field={form.fields.reason}
        label="Reason"
        hint="For other staff and the audit log. Customers read only that payouts are stopped."
        maxLength={limits.descriptionMaximumLength}
      />
      <div className="actions">
        <SubmitButton tone="danger" busy="Stopping...">
          Stop all payouts
        </SubmitButton>
      </div>
    </Form>
  );
}
