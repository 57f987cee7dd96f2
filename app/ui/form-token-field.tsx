import { usePageFacts } from "./page-facts";

/** Always a form's first field: it is checked before a file is read. A page without forms for visitors has none. */
export function FormTokenField() {
  const { formToken } = usePageFacts();
  return formToken ? <input type="hidden" name="formToken" value={formToken} /> : null;
}
