// Customers stop payouts from their own account here, and see other reasons why they can't withdraw.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { ConfirmationForm, submit } from "~/platform/posts/submit.server";
import { api } from "~/platform/api/api.server";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedIn } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SettingsNav } from "../profiles/settings-nav";
import { useProfile } from "../profiles/use-profile";
import { isPayoutStopped } from "./load-payout-stop.server";
import { PayoutNotice } from "./payout-notice";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("payoutBlocks", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return { isStopped: await isPayoutStopped(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.freezePayouts({ key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.payouts(), answer.value.message);
}

export default function PayoutsPage() {
  const t = useMessages("payoutBlocks");
  const { isStopped } = useLoaderData<typeof loader>();
  const profile = useProfile();
  const { payoutsFrozenAt } = profile;
  return (
    <>
      <div className="form-page">
        <PageHeading title={t("title")} lead={t("lead")} tabs={<SettingsNav current="payouts" />} />
        <PayoutNotice person={profile} isStopped={isStopped} hasOwnStop={false} />
        <Panel title={payoutsFrozenAt ? t("stopped") : t("stop")}>
          {payoutsFrozenAt ? (
            <WhileStopped since={payoutsFrozenAt} />
          ) : (
            <WhileAllowed isEmailed={profile.emailVerified === true} />
          )}
        </Panel>
      </div>
    </>
  );
}

function WhileStopped({ since }: { since: string }) {
  const t = useMessages("payoutBlocks");
  return (
    <div className="grid gap-4">
      <p>{t("stoppedSince", { time: <Instant iso={since} /> })}</p>
      <div className="actions">
        <ButtonLink href={paths.customer.payoutRelease()}>{t("allowAgain")}</ButtonLink>
        <ButtonLink href={paths.customer.password()} tone="quiet">
          {t("changePassword")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** `isEmailed`: whether each change is emailed, which takes a confirmed address. */
function WhileAllowed({ isEmailed }: { isEmailed: boolean }) {
  const t = useMessages("payoutBlocks");
  const form = useFormState({ id: "payout-freeze", names: [] });
  return (
    <Form form={form}>
      <p>
        {t("stopEffect")} {isEmailed && t("stopEffectEmail")}
      </p>
      <div className="actions">
        <SubmitButton tone="danger" busy={t("stopping")}>
          {t("stop")}
        </SubmitButton>
      </div>
    </Form>
  );
}
