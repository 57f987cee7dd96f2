import { paths } from "~/platform/paths";
import { Icon } from "~/ui/icon";
import { useMessages } from "~/ui/use-messages";

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
  const to = (size: number) => paths.customer.payment(orderNumber, { zoom: size, auto });
  return (
    <nav className="payment-zoom" aria-label={t("zoom")}>
      {zoom !== 100 && <a href={to(100)}>{t("resetZoom")}</a>}
      <div>
        {zoom > smallest && (
          <a href={to(zoom - step)} title={t("zoomOut")}>
            <Icon name="dash" />
            <span className="sr-only">{t("zoomOut")}</span>
          </a>
        )}
        <span>{zoom}%</span>
        {zoom < largest && (
          <a href={to(zoom + step)} title={t("zoomIn")}>
            <Icon name="plus" />
            <span className="sr-only">{t("zoomIn")}</span>
          </a>
        )}
      </div>
    </nav>
  );
}
