// Brings the interactive chart once the page is there; on a saving or slow connection only when asked for.
import { useCallback, useEffect, useState, type ComponentType } from "react";
import sheet from "~/styles/interactive-sheet.css";
import type { interactiveOptions } from "./interactive-options";

type Interactive = ComponentType<Parameters<typeof interactiveOptions>[0]>;

interface Brought {
  /** Null until it is there, and for ever where it does not come. */
  readonly Chart: Interactive | null;
  /** True where it waits for a press of a button. */
  readonly isWaiting: boolean;
  readonly bring: () => void;
}

export function useInteractive(): Brought {
  const [Chart, setChart] = useState<Interactive | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const bring = useCallback(() => {
    setWaiting(false);
    Promise.all([import("./interactive-chart.client"), bringStyles()]).then(
      ([{ InteractiveChart }]) => setChart(() => InteractiveChart),
      () => setWaiting(true),
    );
  }, []);
  useEffect(() => {
    if (isSaving()) setWaiting(true);
    else return afterLoad(bring);
  }, [bring]);
  return { Chart, isWaiting, bring };
}

function isSaving(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return false;
  const { saveData, effectiveType } = connection as { saveData?: boolean; effectiveType?: string };
  return saveData === true || /2g|3g/.test(effectiveType ?? "");
}

function afterLoad(work: () => void): () => void {
  if (document.readyState === "complete") work();
  else window.addEventListener("load", work, { once: true });
  return () => window.removeEventListener("load", work);
}

/** Its look, which no page pays for that only shows the picture; there before the chart is, so that nothing flashes. */
function bringStyles(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error("the look of the chart did not come"));
    };
    document.head.append(link);
  });
}
