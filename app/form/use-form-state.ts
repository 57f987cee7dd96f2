import { useForm } from "@conform-to/react";
import { usePageFacts } from "~/ui/page-facts";
import type { FormReply, PendingUploadChoice } from "~/ui/form-reply";

export interface FieldState {
  id: string;
  name: string;
  errorId: string;
  hintId: string;
  value: string | undefined;
  errors: string[];
  pendingUploads: PendingUploadChoice[];
}

export interface FormFault {
  message: string;
  /** The field that the summary links to; an error of the whole form has none. */
  fieldId?: string;
}

export interface FormState<Name extends string = string> {
  id: string;
  fields: Record<Name, FieldState>;
  /** In the order of the page's fields, errors of the whole form first. */
  faults: FormFault[];
  /** True after a failed submission: passwords and invalid files are then empty. */
  isShownAgain: boolean;
  /** True if it contains entries from before a sign-in or a step-up. */
  isRestored: boolean;
  /** Its one-use key; empty if it has none. */
  key: string;
}

type FieldTree = Record<string, string | Record<string, string>>;

interface Options<Name extends string> {
  /** Unique on the page; field ids begin with it. */
  id: string;
  /** Every field of the form in the order of the page; parts of an object as "address.street". */
  names: readonly Name[];
  /** The refused post to show again: the page's own, or null where the form posts to another page. */
  reply?: FormReply | null | undefined;
  /** Initial values. */
  values?: Partial<Record<Name, string | undefined>>;
  /** Its one-use key, if it isn't a new form. */
  key?: string | undefined;
}

/** Values, errors and ids of a form: those of the refused post, if any. */
export function useFormState<const Name extends string>(options: Options<Name>): FormState<Name> {
  const { formKey, enteredBefore, formReply } = usePageFacts();
  const { id, names, reply = formReply, values, key } = options;
  const before = !reply && enteredBefore?.formId === id ? enteredBefore.values : undefined;
  const [form, fieldset] = useForm<FieldTree>({
    id,
    lastResult: reply?.result ?? null,
    defaultValue: nested(before ?? values ?? {}),
    defaultNoValidate: true,
  });

  // Nested names have dots, which have another meaning in selectors.
  const idOf = (name: string) => `${id}-${name.replaceAll(".", "-")}`;
  const fieldOf = (name: string): FieldState => ({
    id: idOf(name),
    name,
    errorId: `${idOf(name)}-error`,
    hintId: `${idOf(name)}-hint`,
    value: fieldset[name]?.defaultValue,
    // Shows one message per field; the next appears once the first is fixed.
    errors: form.allErrors[name]?.slice(0, 1) ?? [],
    pendingUploads: reply?.pendingUploads[name] ?? [],
  });
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<
    Name,
    FieldState
  >;

  return {
    id,
    fields,
    faults: faultsOf(form.allErrors, fields),
    isShownAgain: (reply ?? before) !== undefined,
    isRestored: before !== undefined,
    key: reply?.key ?? key ?? `${formKey}-${id}`,
  };
}

function faultsOf(
  errors: Record<string, string[]>,
  fields: Record<string, FieldState>,
): FormFault[] {
  const unplaced = Object.entries(errors).filter(([name]) => !(name in fields));
  const ofForm = unplaced.flatMap(([, messages]) => messages.map((message) => ({ message })));
  const ofFields = Object.values(fields).flatMap((field) =>
    field.errors.map((message) => ({ message, fieldId: field.id })),
  );
  // An error that several fields share, such as "fill all required fields", is listed once and links to the first of them.
  const listed = new Map(
    [...ofForm, ...ofFields].toReversed().map((fault) => [fault.message, fault]),
  );
  return [...listed.values()].toReversed();
}

/** `{ "address.city": "Rome" }` in conform's form: `{ address: { city: "Rome" } }`. */
function nested(values: Record<string, string | undefined>): FieldTree {
  const tree: FieldTree = {};
  for (const [name, value = ""] of Object.entries(values)) {
    const [group = "", key] = name.split(".");
    const above = tree[group];
    tree[group] =
      key === undefined ? value : { ...(typeof above === "object" && above), [key]: value };
  }
  return tree;
}

/** The refused post that the page shows again. */
export const useFormReply = () => usePageFacts().formReply;
