import { Banner } from "~/ui/banner";
import { refreshSeconds } from "~/ui/refresh-seconds";

/**
 * Colleagues who have the same record open. While the page is in use, refreshing the list also tells them
 * that it is still open here. Takes no space if the list is empty.
 */
export function ViewerList({ viewers }: { viewers: readonly string[] }) {
  return (
    <div id="viewers" data-refresh={refreshSeconds} data-while-used="">
      {viewers.length > 0 && (
        <div className="mb-5">
          <Banner tone="info">
            <ul>
              {viewers.map((text) => (
                <li key={text} className="wrap-anywhere">
                  {text}
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
export function OpenedBy({ text }: { text: string | undefined }) {
  return text && <span className="hint block whitespace-normal wrap-anywhere">{text}</span>;
}
