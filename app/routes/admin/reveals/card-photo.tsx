import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PhotoRevealForm } from "~server/contract/schemas/reveals";
import { cardSides } from "~server/contract/values/disclosure-words";
import { api } from "~/api.server";
import { RadioGroup } from "~/form/choice-fields";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { signedInAdmin } from "~/session.server";
import { readable } from "~/ui/status-words";
import { loadReveal } from "./load-reveal.server";
import { pictureIn } from "./picture-in.server";
import { revealFrom } from "./reveal-from.server";
import { RevealPage } from "./reveal-page";
import { SeenPage } from "./seen-page";

export const handle = { title: "Reveal photos" } satisfies PageHandle;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadReveal(request, params.userId);

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  return revealFrom(request, PhotoRevealForm, async (body) => {
    const answer = await api(request).reveals.cardPhoto({
      params: { id: params.userId ?? "" },
      body,
    });
    return answer.ok
      ? { ok: true, value: { side: body.side, address: await pictureIn(answer.value) } }
      : answer;
  });
}

const sideChoices = cardSides.map((value) => ({
  value,
  label: readable(value),
  ...(value === "back" && { hint: "Only until its deposit is decided." }),
}));

export default function CardPhotoRevealPage() {
  const { user, needsCode } = useLoaderData<typeof loader>();
  const seen = useActionData<typeof action>()?.seen;
  const form = useFormState({
    id: "reveal-photo",
    names: ["side", "reason", "password", "code"],
    reply: useFormReply(),
    values: { side: "front" },
  });
  const lead = `Photos of the card of ${user?.fullname || user?.email}`;
  const back = paths.admin.wallet(user?.id ?? "");
  if (seen) {
    return (
      <SeenPage title="Photo of the card" lead={lead} doneHref={back}>
        <p className="document-view">
          <img src={seen.address} alt={`${readable(seen.side)} of the card`} />
        </p>
      </SeenPage>
    );
  }
  return (
    <RevealPage title="Reveal photos" lead={lead} form={form} needsCode={needsCode} backHref={back}>
      <RadioGroup field={form.fields.side} label="Which side" choices={sideChoices} />
    </RevealPage>
  );
}
