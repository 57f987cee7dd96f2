import { usePageFacts } from "./page-facts";

/** For browsers that don't say where a post comes from; a page for others has none. */
export function FormTokenField() {
  const { formToken } = usePageFacts();
  return formToken ? <input type="hidden" name="formToken" value={formToken} /> : null;
}
