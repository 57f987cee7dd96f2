import { usePageFacts } from "./page-facts";

/** Always a form's first field: it is checked before a file is read. Pages that visitors share have none. */
export function FormTokenField() {
  const { formToken } = usePageFacts();
  return formToken ? <input type="hidden" name="formToken" value={formToken} /> : null;
}
