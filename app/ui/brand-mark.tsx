import { sign, wordmark } from "~server/kernel/brand-drawing";
import { brand } from "~server/kernel/operator";

interface Props {
  href: string;
  /** Whether the name is set in type, which weighs less than its drawing. */
  isPlain?: boolean;
}

/** The product's sign and name, leading home. */
export function BrandMark({ href, isPlain = false }: Props) {
  const drawing = isPlain ? undefined : wordmark;
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
