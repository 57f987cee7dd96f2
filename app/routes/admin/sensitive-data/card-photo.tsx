import { useActionData, useLoaderData } from "@remix-run/react";
import { PhotoAccessForm } from "~server/features/sensitive-data/schemas";
import { cardSides } from "~server/features/sensitive-data/labels";
import { api } from "~/platform/api/api.server";
import { RadioGroup } from "~/form/choice-fields";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { inlineFile, loadUserToAccess, accessData } from "./access.server";
import { SensitiveDataAccessPage } from "./access-page";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "accessPhotos"),
  calls: "sensitiveData.accessCardPhoto",
} satisfies PageHandle;

export const loader = loadUserToAccess;

export const action = accessData(PhotoAccessForm, async (body, { request, params }) => {
  const answer = await api(request).sensitiveData.accessCardPhoto({
    params: { id: params.userId ?? "" },
    body,
  });
  return answer.ok
    ? { ok: true, value: { side: body.side, address: await inlineFile(answer.value) } }
    : answer;
});

export default function CardPhotoAccessPage() {
  const t = useMessages("staffSensitiveData");
  const sideChoices = cardSides.map((value) => ({
    value,
    label: t(`side.${value}`),
    ...(value === "back" && { hint: t("backHint") }),
  }));
  const { user } = useLoaderData<typeof loader>();
  return (
    <SensitiveDataAccessPage
      title={t("accessPhotos")}
      lead={t("photosOf", { name: personLabel(user) })}
      formId="access-photo"
      backHref={paths.admin.wallet(user.id)}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("photoOfCard")}
      show={({ side, address }) => (
        <p className="document-view">
          <img src={address} alt={t(`sideOfCard.${side}`)} />
        </p>
      )}
    >
      {(side) => <RadioGroup field={side} label={t("side")} choices={sideChoices} />}
    </SensitiveDataAccessPage>
  );
}
