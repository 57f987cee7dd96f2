import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PhotoAccessForm } from "~server/features/sensitive-data/schemas";
import { cardSides } from "~server/features/sensitive-data/labels";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { RadioGroup } from "~/form/choice-fields";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadAccess } from "./load-access.server";
import { inlinePicture } from "./inline-picture.server";
import { requestAccess } from "./request-access.server";
import { AccessPage } from "./access-page";
import { SensitiveDataPage } from "./sensitive-data-page";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "revealPhotos"),
  calls: "reveals.cardPhoto",
} satisfies PageHandle;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadAccess(request, params.userId);

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  return requestAccess(request, PhotoAccessForm, async (body) => {
    const answer = await api(request).reveals.cardPhoto({
      params: { id: params.userId ?? "" },
      body,
    });
    return answer.ok
      ? { ok: true, value: { side: body.side, address: await inlinePicture(answer.value) } }
      : answer;
  });
}

export default function CardPhotoAccessPage() {
  const t = useMessages("staffSensitiveData");
  const sideChoices = cardSides.map((value) => ({
    value,
    label: t(`side.${value}`),
    ...(value === "back" && { hint: t("backHint") }),
  }));
  const { user, needsCode } = useLoaderData<typeof loader>();
  const seen = useActionData<typeof action>()?.seen;
  const form = useFormState({
    id: "reveal-photo",
    names: ["side", "reason", "password", "code"],
    values: { side: "front" },
  });
  const lead = t("photosOf", { name: user ? personLabel(user) : "" });
  const back = paths.admin.wallet(user?.id ?? "");
  if (seen) {
    return (
      <SensitiveDataPage title={t("photoOfCard")} lead={lead} doneHref={back}>
        <p className="document-view">
          <img src={seen.address} alt={t(`sideOfCard.${seen.side}`)} />
        </p>
      </SensitiveDataPage>
    );
  }
  return (
    <AccessPage
      title={t("revealPhotos")}
      lead={lead}
      form={form}
      needsCode={needsCode}
      backHref={back}
    >
      <RadioGroup field={form.fields.side} label={t("side")} choices={sideChoices} />
    </AccessPage>
  );
}
