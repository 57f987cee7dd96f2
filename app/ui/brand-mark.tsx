import { brand } from "~server/kernel/operator";

/** The product's sign and name, leading home. */
export function BrandMark({ href }: { href: string }) {
  return (
    <a className="brand" href={href}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19" />
      </svg>
      {brand}
    </a>
  );
}
