// Signs a user up in an administrator's name; the terms are left for the user to accept.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewUserForm } from "~server/features/users/person-schemas";
import { currencies } from "~server/kernel/currencies";
import { limits } from "~server/kernel/limits";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { countryChoices } from "~/platform/countries.server";
import { addressNames, AddressFields } from "~/form/address-fields";
import { RadioGroup, SelectField } from "~/form/choice-fields";
import { NewPasswordField } from "~/form/password-fields";
import {
  EmailField,
  FullNameField,
  PhoneWithCodeFields,
  UsernameField,
} from "~/form/person-fields";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { localeOf, messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffUsers", "create"),
  // With its list of countries it is the heaviest page of the area.
  calls: "users.create",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return countryChoices(localeOf(request));
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, NewUserForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.create(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.user(answer.value.id),
    messagesFor(
      request,
      "staffUsers",
    )(answer.value.passwordChangeRequired ? "created" : "createdInvited"),
  );
}

const currencyChoices = currencies.map((code) => ({ value: code, label: code }));
const days = limits.firstPasswordDays;
const accessChoices = (t: TranslateForPage<"staffUsers">) => [
  { value: "invitation", label: t("byInvitation"), hint: t("byInvitationHint", { days }) },
  { value: "password", label: t("byPassword"), hint: t("byPasswordHint", { days }) },
];
const names = [
  "fullname",
  "username",
  "email",
  "phoneCode",
  "phoneNumber",
  "country",
  "currency",
  "access",
  "password",
  ...addressNames,
] as const;

export default function NewUserPage() {
  const t = useMessages("staffUsers");
  const { countries, callingCodes } = useLoaderData<typeof loader>();
  const values = { phoneCode: "+1", country: "US", currency: "USD", access: "invitation" };
  const form = useFormState({ id: "new-user", names, values });
  const { fields } = form;
  return (
    <FormPage title={t("create")} lead={t("createLead")} form={form}>
      <FullNameField field={fields.fullname} isOwn={false} />
      <UsernameField field={fields.username} isOwn={false} />
      <EmailField field={fields.email} autoComplete="off" />
      <PhoneWithCodeFields fields={fields} isOwn={false} callingCodes={callingCodes} />
      <div className="field-row">
        <SelectField field={fields.currency} label={t("currency")} choices={currencyChoices} />
        <SelectField field={fields.country} label={t("country")} choices={countries} />
      </div>
      <RadioGroup field={fields.access} label={t("access")} choices={accessChoices(t)} />
      <NewPasswordField
        field={fields.password}
        label={t("firstPassword")}
        isOptional
        hint={t("firstPasswordHint", { minimum: limits.passwordMinimumLength })}
      />
      <AddressFields fields={fields} isOwn={false} countries={countries} />
      <div className="actions">
        <SubmitButton busy={t("creating")}>{t("create")}</SubmitButton>
        <ButtonLink tone="quiet" href={paths.admin.users()}>
          {t("cancel")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
