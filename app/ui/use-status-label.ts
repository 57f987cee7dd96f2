import { statusLabel } from "./status-labels";
import { useMessages } from "./use-messages";

/** What a status is called in the language of the page. */
export function useStatusLabel(): (status: string) => string {
  const t = useMessages("statuses");
  return (status) => statusLabel(t, status);
}
