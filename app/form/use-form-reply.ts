import { usePageFacts } from "~/ui/page-facts";

/** The refused post that the page shows again. */
export const useFormReply = () => usePageFacts().formReply;
