// Refresh without scripts: a link to refresh now, and one that turns on auto-refresh.
import { refreshSeconds } from "./refresh-seconds";
import { useMessages } from "~/ui/use-messages";

const choice = String(refreshSeconds);

/**
 * `here` is the page's own address; `auto=30` in it turns the refresh on (see `SelfRefresh`). No `Refresh`
 * header: scripts refresh regions instead, so that no form is lost to a reload.
 */
export function RefreshLinks({ here }: { here: string }) {
  const t = useMessages("ui");
  const isOn = new URLSearchParams(here.split("?")[1]).get("auto") === choice;
  return (
    <noscript>
      <p className="refresh-links">
        <a href={here}>{t("checkNow")}</a>{" "}
        <a href={withAuto(here, !isOn)}>
          {isOn ? t("refreshStop") : t("refreshStart", { seconds: refreshSeconds })}
        </a>
      </p>
    </noscript>
  );
}

function withAuto(here: string, isOn: boolean): string {
  const [path = "", search] = here.split("?");
  const query = new URLSearchParams(search);
  if (isOn) query.set("auto", choice);
  else query.delete("auto");
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
