import { limits } from "~server/kernel/limits";
import { TextAreaField, type TextAreaProps } from "./field";

/** Why something is done: of one length wherever it is asked for. */
export function ReasonField(props: Omit<TextAreaProps, "maxLength">) {
  return <TextAreaField {...props} maxLength={limits.descriptionMaximumLength} />;
}
