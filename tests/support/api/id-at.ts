/** The value at this path in a response, for example an ID. */
export const idAt = ({ body }: { readonly body: unknown }, ...names: string[]) =>
  String(names.reduce((part, name) => Object(part)[name], body));
