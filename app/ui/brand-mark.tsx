import { sign, wordmark } from "~server/kernel/brand-drawing";
import { operator } from "~server/kernel/operator";

/** The product's logo and name, with a link to the home page. */
export function BrandMark({ href }: { href: string }) {
  const { brand } = operator();
  const drawing = wordmark();
  const width = drawing?.width ?? 24;
  return (
    <a className="brand" href={href}>
      <svg width={width} height="24" viewBox={`0 0 ${width} 24`} aria-hidden="true">
        <circle cx="12" cy="12" r={sign.radius} />
        <path d={sign.path} />
        {drawing && <path className="brand-name" d={drawing.path} />}
      </svg>
      {drawing ? <span className="sr-only">{brand}</span> : brand}
    </a>
  );
}
