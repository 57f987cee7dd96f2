import { useMessages } from "~/ui/use-messages";

/** The field of a list that searches for a user. */
export function useUserSearchField(value: string | undefined) {
  const t = useMessages("staffUsers");
  return { name: "search", label: t("search"), value, hint: t("searchHint") };
}
