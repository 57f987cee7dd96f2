// After a dialog or a detail page closes, returns the focus to the link that opened it.

export function returnFocus(): void {
  const from = document.referrer ? new URL(document.referrer) : undefined;
  const isBelow =
    from?.origin === location.origin && from.pathname.startsWith(`${location.pathname}/`);

  if (from && isBelow && !document.querySelector("dialog[open], [data-error-summary]")) {
    const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
    [...links].find((link) => link.pathname === from.pathname)?.focus({ preventScroll: true });
  }
}
