// Closes an open menu on a click outside and on Escape, which returns the focus to its button.

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

export function closeMenus(): void {
  document.addEventListener("click", ({ target }) => {
    for (const menu of openMenus())
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
