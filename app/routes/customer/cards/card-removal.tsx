// Removing the saved card with everything kept about it.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmPage } from "~/form/confirm-page";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn, redirectWithFlash } from "~/platform/session/session.server";
import { cardName } from "./card-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("cards", "removeCard") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const card = await load(request, api(request).wallets.card());
  if (!card.hasCard) throw redirect(paths.customer.wallet(), 303);
  return card;
}

export async function action({ request }: ActionFunctionArgs) {
  await signedIn(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).wallets.removeCard({ key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.wallet(), "Card removed");
}

export default function CardRemovalPage() {
  const t = useMessages("cards");
  const card = useLoaderData<typeof loader>();
  const form = useFormState({ id: "card-removal", names: [] });
  return (
    <ConfirmPage
      title={t("removeCard")}
      form={form}
      confirm={t("removeCard")}
      busy={t("removing")}
      cancel={t("keepCard")}
      cancelHref={paths.customer.wallet()}
    >
      <p>{t("willBeRemovedIts", { card: <strong>{cardName(card)}</strong> })}</p>
    </ConfirmPage>
  );
}
