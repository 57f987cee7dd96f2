import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { StepUpPage } from "~/sign-in/step-up-page";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedIn } from "~/platform/session/session.server";
import { loadState } from "~/sign-in/second-factor.server";
import { confirmFrom } from "~/sign-in/step-up.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("payoutBlocks", "allowAgain") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { payoutsFrozenAt } = await load(request, api(request).auth.profile());
  if (!payoutsFrozenAt) throw redirect(paths.customer.payouts(), 303);
  return loadState(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await confirmFrom(request);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.unfreezePayouts();
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.payouts(), answer.value.message);
}

export default function PayoutReleasePage() {
  const t = useMessages("payoutBlocks");
  const { isOn } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "payout-release", names: ["password", "code"] });
  return (
    <StepUpPage
      title={t("allowAgain")}
      lead={t("releaseLead")}
      form={form}
      needsCode={isOn}
      confirm={t("allow")}
      cancelHref={paths.customer.payouts()}
    />
  );
}
