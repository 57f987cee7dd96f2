import type { ReactNode } from "react";
import { refreshSeconds } from "./refresh-seconds";
import { useMessages } from "~/ui/use-messages";

interface Props {
  id: string;
  className?: string;
  /** Announced while the region refreshes. */
  loading: string;
  /** Stops when the page is no longer used, so that refreshes don't keep the session alive. */
  onlyWhileUsed?: boolean;
  children: ReactNode;
}

/** A part of a page that scripts refresh in place. Without scripts see RefreshLinks. */
export function RefreshRegion({ id, className, loading, onlyWhileUsed, children }: Props) {
  const t = useMessages("ui");
  return (
    <div
      id={id}
      className={className}
      data-refresh={refreshSeconds}
      data-while-used={onlyWhileUsed ? "" : undefined}
    >
      {children}
      <p className="hint refresh-words">
        <span className="refresh-busy">{loading}</span>
        <span className="refresh-failed">{t("refreshFailed", { seconds: refreshSeconds })}</span>
      </p>
    </div>
  );
}
