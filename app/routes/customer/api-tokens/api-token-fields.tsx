import { limits } from "~server/kernel/limits";
import { paths } from "~/platform/paths";
import { ownScopes, type tokenRights } from "~server/http/token-scopes";
import { CheckboxGroup } from "~/form/checkbox-group";
import { RadioGroup, SelectField } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { StepUpFields } from "~/form/second-factor/step-up-fields";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { ButtonLink } from "~/ui/button-link";
import { rightLabel, scopeLabels } from "./scope-labels";

type TokenRight = (typeof tokenRights)[number];
type RightField = `rights.${TokenRight}`;

interface Props {
  form: FormState<"name" | "scopes" | "days" | "password" | "code" | RightField>;
  needsCode: boolean;
  /** Those that a token may have and this person has. */
  rights: readonly TokenRight[];
}

const days = [30, 90, limits.apiTokenDays].map((count) => ({
  value: String(count),
  label: `${count} days`,
}));

export function ApiTokenFields({ form, needsCode, rights }: Props) {
  const { fields } = form;
  return (
    <FormPage
      title="New API token"
      lead="A script signs in with it in place of your password."
      form={form}
    >
      <Field
        field={fields.name}
        label="Name"
        maxLength={80}
        hint="What it is for, to know it again"
      />
      <RadioGroup
        field={fields.scopes}
        label="What it may do"
        choices={ownScopes.map((value) => ({
          value,
          label: scopeLabels[value].label,
          hint: scopeLabels[value].hint,
        }))}
      />
      {rights.length > 0 && (
        <CheckboxGroup
          legend="What it may do as staff"
          hint="Choose only what the script needs, and keep the token very safe."
          boxes={rights.map((right) => ({
            field: fields[`rights.${right}`],
            label: rightLabel(right),
          }))}
        />
      )}
      <SelectField field={fields.days} label="Good for" choices={days} isShort />
      <StepUpFields fields={fields} needsCode={needsCode} />
      <div className="actions">
        <SubmitButton busy="One moment...">Make the token</SubmitButton>
        <ButtonLink href={paths.customer.apiTokens()} tone="quiet">
          Cancel
        </ButtonLink>
      </div>
    </FormPage>
  );
}
