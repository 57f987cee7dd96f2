import { formatPercent } from "~server/kernel/percent-format";
import { paths } from "~/platform/paths";
import { Icon } from "~/ui/icon";
import { useLocale, useMessages } from "~/ui/use-messages";

const [smallest, largest, step] = [50, 200, 10];

/** `?zoom=` of the URL in steps of 10; 100 for invalid values. */
export function zoomOf(search: URLSearchParams): number {
  const zoom = Number(search.get("zoom"));
  return Number.isInteger(zoom / step) && zoom >= smallest && zoom <= largest ? zoom : 100;
}

interface Props {
  orderNumber: string;
  zoom: number;
  auto: number | undefined;
}

/** Links that make the payment window smaller or larger. */
export function WindowZoom({ orderNumber, zoom, auto }: Props) {
  const t = useMessages("cryptoPayments");
  const locale = useLocale();
  const to = (size: number) => paths.customer.payment(orderNumber, { zoom: size, auto });
  const steps = [
    { size: zoom - step, isPossible: zoom > smallest, icon: "dash", label: t("zoomOut") },
    { size: zoom + step, isPossible: zoom < largest, icon: "plus", label: t("zoomIn") },
  ] as const;
  const [smaller, larger] = steps.map(({ size, isPossible, icon, label }) =>
    isPossible ? (
      <a key={icon} href={to(size)} title={label}>
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </a>
    ) : (
      // Keeps its place, so that the other steps don't move under the pointer.
      <span key={icon} className="zoom-end">
        <Icon name={icon} />
      </span>
    ),
  );
  return (
    <nav className="payment-zoom" aria-label={t("zoom")}>
      {zoom !== 100 && <a href={to(100)}>{t("resetZoom")}</a>}
      <div>
        {smaller}
        <span>{formatPercent(zoom, locale)}</span>
        {larger}
      </div>
    </nav>
  );
}
