// The dialog that removes the saved card and everything stored about it.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { ConfirmationForm, submit } from "~/platform/posts/submit.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { cardName } from "./card-name";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("cards", "remove") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const card = await load(request, api(request).wallets.card());
  if (!card.hasCard) throw redirect(paths.customer.wallet(), 303);
  return card;
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).wallets.removeCard({ key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.customer.wallet(),
    messagesFor(request, "cards")("removed"),
  );
}

export default function CardRemovalPage() {
  const t = useMessages("cards");
  const locale = useLocale();
  const card = useLoaderData<typeof loader>();
  const form = useFormState({ id: "card-removal", names: [] });
  return (
    <ConfirmDialog
      title={t("remove")}
      closeHref={paths.customer.wallet()}
      form={form}
      confirm={t("remove")}
      busy={t("removing")}
      cancel={t("keep")}
    >
      <p>{t("removalEffect", { card: <strong>{cardName(locale, card)}</strong> })}</p>
    </ConfirmDialog>
  );
}
