// Whether two-step sign-in is on, and the way to change that.
import type { SecondFactorState } from "~server/features/second-factor/schemas";
import type { StepUpPaths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { Day } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Form } from "../form";
import { SubmitButton } from "../submit-button";
import { useFormState } from "../use-form-state";
import { StepUpFields } from "./step-up-fields";

interface Props {
  state: SecondFactorState;
  at: StepUpPaths;
}

export function SecondFactorPage({ state, at }: Props) {
  const { isOn, isRequired } = state;
  return (
    <div className="form-page">
      <PageHeading
        title="Two-step sign-in"
        lead="After your password, signing in asks for a code from an app on your phone. Who knows only the password stays outside."
      />
      {isRequired && !isOn && (
        <Banner tone="warning">
          Administrators need two-step sign-in here. Set it up to go on.
        </Banner>
      )}
      <Panel title={isOn ? "It is on" : "It is off"}>
        {isOn ? <WhileOn state={state} at={at} /> : <WhileOff />}
      </Panel>
    </div>
  );
}

function WhileOn({ state: { since, recoveryCodesLeft }, at }: Pick<Props, "state" | "at">) {
  return (
    <div className="proof-part">
      <p>
        {since && (
          <>
            Since <Day iso={since} />.{" "}
          </>
        )}
        You have {recoveryCodesLeft} recovery {recoveryCodesLeft === 1 ? "code" : "codes"} left.
      </p>
      <div className="actions">
        <ButtonLink
          href={at.recoveryCodes()}
          tone={recoveryCodesLeft > 2 ? "secondary" : "primary"}
        >
          New recovery codes
        </ButtonLink>
        <ButtonLink href={at.secondFactorRemoval()} tone="quiet">
          Turn it off
        </ButtonLink>
      </div>
    </div>
  );
}

function WhileOff() {
  const form = useFormState({ id: "second-factor", names: ["password", "code"] });
  return (
    <Form form={form}>
      <p>
        You need an authenticator app, such as Aegis, 2FAS, Google Authenticator or a password
        manager that has one.
      </p>
      <StepUpFields fields={form.fields} needsCode={false} />
      <div className="actions">
        <SubmitButton busy="One moment...">Set it up</SubmitButton>
      </div>
    </Form>
  );
}
