// Customers stop payouts from their own account here, and see what else keeps them from withdrawing.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import { api } from "~/platform/api/api.server";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedIn } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SettingsNav } from "../settings-nav";
import { useProfile } from "../use-profile";
import { isPayoutStopped } from "./load-payout-stop.server";
import { PayoutNotice } from "./payout-notice";

export const handle = { title: "Payouts" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return { isStopped: await isPayoutStopped(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedIn(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.freezePayouts({ key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.payouts(), answer.value.message);
}

export default function PayoutsPage() {
  const { isStopped } = useLoaderData<typeof loader>();
  const profile = useProfile();
  const { payoutsFrozenAt } = profile;
  return (
    <>
      <SettingsNav current="payouts" />
      <div className="form-page">
        <PageHeading
          title="Payouts"
          lead="If you think that somebody else can sign in as you, stop payouts first. Nothing leaves your account until you allow it again."
        />
        <PayoutNotice person={profile} isStopped={isStopped} hasOwnStop={false} />
        <Panel title={payoutsFrozenAt ? "Payouts are stopped" : "Stop payouts"}>
          {payoutsFrozenAt ? <WhileStopped since={payoutsFrozenAt} /> : <WhileAllowed />}
        </Panel>
      </div>
    </>
  );
}

function WhileStopped({ since }: { since: string }) {
  return (
    <div className="grid gap-4">
      <p>
        You stopped them <Instant iso={since} />. Change your password before you allow them again
        if somebody else may know it.
      </p>
      <div className="actions">
        <ButtonLink href={paths.customer.payoutRelease()}>Allow payouts again</ButtonLink>
        <ButtonLink href={paths.customer.password()} tone="quiet">
          Change your password
        </ButtonLink>
      </div>
    </div>
  );
}

function WhileAllowed() {
  const form = useFormState({ id: "payout-freeze", names: [] });
  return (
    <Form form={form}>
      <p>
        Once stopped, you can&apos;t ask for withdrawals, and withdrawals that wait for review are
        not paid out. To allow payouts again we ask for your password, and for a code if two-step
        sign-in is on. We email you both times.
      </p>
      <div className="actions">
        <SubmitButton tone="danger" busy="One moment...">
          Stop payouts
        </SubmitButton>
      </div>
    </Form>
  );
}
