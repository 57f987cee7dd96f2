/** The address of a heading within the page. */
export function anchor(heading: string): string {
  return heading.toLowerCase().replace(/\W+/g, "-");
}
