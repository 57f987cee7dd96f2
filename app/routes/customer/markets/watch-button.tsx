import { Icon } from "~/ui/icon";

interface Props {
  symbol: string;
  isWatched: boolean;
  /** A star in tables, a cross in the list itself, words where there is room. */
  look: "star" | "cross" | "words";
}

/** Sends one of the page's two watch forms, which stand where a refresh does not touch them. */
export function WatchButton({ symbol, isWatched, look }: Props) {
  const isWordy = look === "words";
  const named = isWordy ? "" : `${symbol} `;
  return (
    <button
      type="submit"
      className={`${isWordy ? "button secondary" : "watch-button"}${isWatched ? " watched" : ""}`}
      form={isWatched ? "watch-removal" : "watch-addition"}
      name="symbol"
      value={symbol}
    >
      <Icon name={look === "cross" ? "cross" : "star"} />
      <span className={isWordy ? undefined : "sr-only"}>
        {isWatched ? `Remove ${named}from watchlist` : `Add ${named}to watchlist`}
      </span>
    </button>
  );
}
