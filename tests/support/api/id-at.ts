/** What stands in an answer under these names, for example an id. */
export const idAt = ({ body }: { readonly body: unknown }, ...names: string[]) =>
  String(names.reduce((part, name) => Object(part)[name], body));
