import { useMessages } from "~/ui/use-messages";

/** The label for everything from the simulated market. */
export function SimulatedTag() {
  return <span className="tag">{useMessages("charts")("simulated")}</span>;
}
