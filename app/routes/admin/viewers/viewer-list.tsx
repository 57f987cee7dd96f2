import { Banner } from "~/ui/banner";
import { RefreshRegion } from "~/ui/refresh-region";

/** Colleagues who have the same record open. Refreshing it also tells them that this one is still open. */
export function ViewerList({ viewers }: { viewers: readonly string[] }) {
  return (
    <RefreshRegion id="viewers" loading="Refreshing…" onlyWhileUsed>
      {viewers.length > 0 && (
        <Banner tone="info">
          <ul>
            {viewers.map((words) => (
              <li key={words} className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </RefreshRegion>
  );
}

/** The same in a row of a list. */
export function OpenedBy({ words }: { words: string | undefined }) {
  return words && <span className="hint block whitespace-normal wrap-anywhere">{words}</span>;
}
