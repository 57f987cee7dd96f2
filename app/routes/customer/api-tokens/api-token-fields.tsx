import { rightLabel } from "~server/kernel/staff-roles";
import { limits } from "~server/kernel/limits";
import { paths } from "~/platform/paths";
import { ownScopes, type tokenRights } from "~server/http/token-scopes";
import { CheckboxGroup } from "~/form/checkbox-group";
import { RadioGroup, SelectField } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { SettingsNav } from "../profiles/settings-nav";
import { FormPage } from "~/form/form-page";
import { StepUpFields } from "~/sign-in/step-up-fields";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { ButtonLink } from "~/ui/button-link";
import { scopeChoice } from "./scope-labels";
import { useLocale, useMessages } from "~/ui/use-messages";

type TokenRight = (typeof tokenRights)[number];
type RightField = `rights.${TokenRight}`;

interface Props {
  form: FormState<"name" | "scopes" | "days" | "password" | "code" | RightField>;
  needsCode: boolean;
  /** Staff rights that a token can have and this user has. */
  rights: readonly TokenRight[];
}

const lifetimes = [30, 90, limits.apiTokenDays];

export function ApiTokenFields({ form, needsCode, rights }: Props) {
  const t = useMessages("apiTokens");
  const locale = useLocale();
  const { fields } = form;
  return (
    <FormPage
      title={t("newTitle")}
      lead={t("newLead")}
      tabs={<SettingsNav current="api-tokens" />}
      form={form}
    >
      <Field field={fields.name} label={t("name")} maxLength={80} hint={t("nameHint")} />
      <RadioGroup
        field={fields.scopes}
        label={t("permissions")}
        choices={ownScopes.map((value) => ({ value, ...scopeChoice(t, value) }))}
      />
      {rights.length > 0 && (
        <CheckboxGroup
          legend={t("staffPermissions")}
          hint={t("staffPermissionsHint")}
          boxes={rights.map((right) => ({
            field: fields[`rights.${right}`],
            label: rightLabel(right, locale),
          }))}
        />
      )}
      <SelectField
        field={fields.days}
        label={t("expiresIn")}
        choices={lifetimes.map((count) => ({ value: String(count), label: t("days", { count }) }))}
        isShort
      />
      <StepUpFields fields={fields} needsCode={needsCode} />
      <div className="actions">
        <SubmitButton busy={t("creating")}>{t("create")}</SubmitButton>
        <ButtonLink href={paths.customer.apiTokens()} tone="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
