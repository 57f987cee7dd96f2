interface Props {
  title: string;
  size: number;
  path: string;
}

/** Dark on light in either theme, because cameras need it. */
export function QrCode({ title, size, path }: Props) {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-labelledby="qr-title"
      shapeRendering="crispEdges"
    >
      <title id="qr-title">{title}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
