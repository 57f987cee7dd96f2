/** The domain of `Name <user@domain>`, which every Message-ID ends with. */
export function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
}
