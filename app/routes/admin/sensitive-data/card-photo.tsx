import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PhotoAccessForm } from "~server/features/sensitive-data/schemas";
import { cardSides } from "~server/features/sensitive-data/labels";
import { api } from "~/platform/api/api.server";
import { RadioGroup } from "~/form/choice-fields";
import { useFormState } from "~/form/use-form-state";
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

export const action = ({ request, params }: ActionFunctionArgs) =>
  accessData(request, PhotoAccessForm, async (body) => {
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
  const { user, needsCode } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "access-photo",
    names: ["side", "reason", "password", "code"],
    values: { side: "front" },
  });
  return (
    <SensitiveDataAccessPage
      title={t("accessPhotos")}
      lead={t("photosOf", { name: user ? personLabel(user) : "" })}
      form={form}
      needsCode={needsCode}
      backHref={paths.admin.wallet(user?.id ?? "")}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("photoOfCard")}
      show={({ side, address }) => (
        <p className="document-view">
          <img src={address} alt={t(`sideOfCard.${side}`)} />
        </p>
      )}
    >
      <RadioGroup field={form.fields.side} label={t("side")} choices={sideChoices} />
    </SensitiveDataAccessPage>
  );
}
