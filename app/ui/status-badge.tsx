import { Icon, type IconName } from "./icon";
import { toneOf, type StatusTone } from "./status-labels";
import { useStatusLabel } from "./use-status-label";

const icons: Record<StatusTone, IconName> = {
  green: "check",
  yellow: "clock",
  red: "cross",
  neutral: "dash",
};

/** A status as text, icon and color; never by color alone. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  const statusLabel = useStatusLabel();
  const tone = toneOf(status);
  return (
    <span className={`badge ${tone}`}>
      <Icon name={icons[tone]} />
      {label ?? statusLabel(status)}
    </span>
  );
}
