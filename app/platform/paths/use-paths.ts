// The addresses to which a page leads.
import { usePageFacts } from "~/ui/page-facts";
import { pathsIn, type Paths } from ".";

/** Public pages stay in the language that the page's own address names. */
export const usePaths = (): Paths => pathsIn(usePageFacts().addressLanguage);
