interface Props {
  symbol: string;
  isWatched: boolean;
}

/** Sends one of the page's two watch forms, which stand where a refresh does not touch them. */
export function WatchButton({ symbol, isWatched }: Props) {
  return (
    <button className="button quiet watch-button" form={isWatched ? "watch-removal" : "watch-addition"} name="symbol" value={symbol}>
      {isWatched ? "Unwatch" : "Watch"}
      <span className="sr-only"> {symbol}</span>
    </button>
  );
}
