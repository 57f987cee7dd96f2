import { Banner } from "~/ui/banner";
import { refreshSeconds } from "~/ui/refresh-seconds";

/**
 * Colleagues who have the same record open. Refreshing it also tells them that this one is still open,
 * as long as the page is used. It takes no room while nobody does.
 */
export function ViewerList({ viewers }: { viewers: readonly string[] }) {
  return (
    <div id="viewers" data-refresh={refreshSeconds} data-while-used="">
      {viewers.length > 0 && (
        <div className="mb-5">
          <Banner tone="info">
            <ul>
              {viewers.map((words) => (
                <li key={words} className="wrap-anywhere">
                  {words}
                </li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
    </div>
  );
}

/** The same in a row of a list. */
export function OpenedBy({ words }: { words: string | undefined }) {
  return words && <span className="hint block whitespace-normal wrap-anywhere">{words}</span>;
}
