// A good multipart form spoiled in one place at a time: each of these must be refused.

type Body = Readonly<Record<string, unknown>>;
type Field = readonly [name: string, value: FormDataEntryValue];

const grabbed = ["role", "isAdmin", "balance", "status", "userId"];

export function invalidForms(good: Body): FormData[] {
  const fields = fieldsOf(good);
  const inPlaceOf = (spoiled: string, ...values: FormDataEntryValue[]) =>
    formOf(
      fields.flatMap(([name, value]): Field[] =>
        name === spoiled ? values.map((one) => [name, one]) : [[name, value]],
      ),
    );
  return [
    new FormData(),
    ...grabbed.map((name) => formOf([...fields, [name, "admin"]])),
    ...fields.map(([name]) => inPlaceOf(name, "x".repeat(5000))),
    ...fields
      .filter(([, value]) => typeof value === "string")
      .map(([name, value]) => inPlaceOf(name, value, value)),
  ];
}

/** A block's fields stand flat in a form. */
function fieldsOf(good: Body): Field[] {
  return Object.entries(good).flatMap(([name, value]): Field[] => {
    if (value instanceof File) return [[name, value]];
    return typeof value === "object" && value !== null
      ? fieldsOf({ ...value })
      : [[name, String(value)]];
  });
}

function formOf(fields: readonly Field[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
