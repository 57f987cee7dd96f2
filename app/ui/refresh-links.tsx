// Where scripts are off, fresh figures are a link away, and a page that refreshes itself is a choice (R46).

/** `here` is the page's own address; `auto=30` in it turns the refresh on. Where scripts run they draw regions anew in place. */
export function RefreshLinks({ here }: { here: string }) {
  const [path = "", search = ""] = here.split("?");
  const query = new URLSearchParams(search);
  const isOn = query.get("auto") === "30";
  query.delete("auto");
  const off = query.size > 0 ? `${path}?${query.toString()}` : path;
  query.set("auto", "30");
  return (
    <noscript>
      {isOn && <meta httpEquiv="refresh" content="30" />}
      <p className="refresh-links">
        <a href={here}>Check now</a> <a href={isOn ? off : `${path}?${query.toString()}`}>{isOn ? "Stop refreshing by itself" : "Refresh by itself every 30 s"}</a>
      </p>
    </noscript>
  );
}
