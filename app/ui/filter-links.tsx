interface Choice {
  readonly label: string;
  readonly isCurrent: boolean;
}

interface Props {
  label: string;
  links: readonly (Choice & { readonly href: string })[];
}

/** A choice among a few views of a list, each with its own URL. */
export function FilterLinks({ label, links }: Props) {
  return (
    <nav className="filter-links" aria-label={label}>
      {links.map((link) => (
        <a key={link.href} href={link.href} aria-current={link.isCurrent ? "true" : undefined}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}
