import { statusLabel } from "./status-labels";
import { useMessages } from "./use-messages";

/** The label of a status in the page's language. */
export function useStatusLabel(): (status: string) => string {
  const t = useMessages("statuses");
  return (status) => statusLabel(t, status);
}
