// Signs somebody up in an administrator's name; the terms are left for that person to accept.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewUserForm } from "~server/features/users/person-schemas";
import { currencies } from "~server/kernel/currencies";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { callingCodeChoices, countryChoices } from "~/platform/countries.server";
import { addressNames, AddressFields } from "~/form/address-fields";
import { SelectField } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";

export const handle = {
  title: "Create user",
  // With its list of countries it is the heaviest page of the area.
  sheets: ["work"],
  right: "profiles",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return { countries: countryChoices, callingCodes: callingCodeChoices };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, NewUserForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.create(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.user(answer.value.id), "User created");
}

const currencyChoices = currencies.map((code) => ({ value: code, label: code }));
const names = [
  "fullname",
  "username",
  "email",
  "phoneCode",
  "phoneNumber",
  "country",
  "currency",
  "password",
  ...addressNames,
] as const;

export default function NewUserPage() {
  const { countries, callingCodes } = useLoaderData<typeof loader>();
  const values = { phoneCode: "+1", country: "US", currency: "USD" };
  const form = useFormState({ id: "new-user", names, values });
  const { fields } = form;
  return (
    <FormPage title="Create user" lead="The user starts with an empty wallet." form={form}>
      <Field field={fields.fullname} label="Full name" autoComplete="off" />
      <Field
        field={fields.username}
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="field-row">
        <SelectField field={fields.phoneCode} label="Country code" choices={callingCodes} />
        <Field field={fields.phoneNumber} label="Phone" type="tel" autoComplete="off" />
      </div>
      <div className="field-row">
        <SelectField field={fields.currency} label="Currency" choices={currencyChoices} />
        <SelectField field={fields.country} label="Country" choices={countries} />
      </div>
      <Field
        field={fields.password}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${limits.passwordMinimumLength} characters, better 12.`}
      />
      <AddressFields fields={fields} isOwn={false} />
      <div className="actions">
        <SubmitButton busy="Creating...">Create user</SubmitButton>
        <ButtonLink tone="quiet" href={paths.admin.users()}>
          Cancel
        </ButtonLink>
      </div>
    </FormPage>
  );
}
