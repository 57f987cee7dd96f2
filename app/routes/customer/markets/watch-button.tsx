import { pairName } from "~server/features/markets/rules/symbols";
import { paths } from "~/platform/paths";
import { Icon } from "~/ui/icon";
import { useMessages } from "~/ui/use-messages";

interface Props {
  symbol: string;
  isWatched: boolean;
  /** A star in tables, a cross in the watchlist, text where there is room. */
  variant: "star" | "cross" | "text";
}

/** Submits one of the page's two watch forms, which are outside the refreshed regions. */
export function WatchButton({ symbol, isWatched, variant }: Props) {
  const t = useMessages("markets");
  const hasText = variant === "text";
  const { watchlist, watchlistRemoval } = paths.customer;
  const place = variant === "cross" ? "watchlist" : `${variant}-${symbol}`;
  return (
    <button
      type="submit"
      id={variant === "cross" ? undefined : place}
      className={`${hasText ? "button secondary" : "watch-button"}${isWatched ? " watched" : ""}`}
      form={isWatched ? "watch-removal" : "watch-addition"}
      name="symbol"
      value={symbol}
      formAction={isWatched ? watchlistRemoval(place) : watchlist(place)}
    >
      <Icon name={variant === "cross" ? "cross" : "star"} />
      <span className={hasText ? undefined : "sr-only"}>
        {hasText
          ? t(isWatched ? "unwatch" : "watchThis")
          : t(isWatched ? "unwatchSymbol" : "watchSymbol", { symbol: pairName(symbol) })}
      </span>
    </button>
  );
}
