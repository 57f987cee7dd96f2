import { useMessages } from "./use-messages";

interface Props {
  /** The id of the element whose text is copied. */
  of: string;
  children: string;
}

/** Shown if scripts run and there is a clipboard; the text next to it can always be selected. */
export function CopyButton({ of, children }: Props) {
  const t = useMessages("enhance");
  return (
    <button
      id={`copy-${of}`}
      className="button secondary copy"
      type="button"
      data-copy={of}
      data-copied={t("copied")}
      aria-live="polite"
    >
      {children}
    </button>
  );
}
