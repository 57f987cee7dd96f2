/** The domain of `Name <somebody@domain>`, which every Message-ID ends with. */
export function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
}
