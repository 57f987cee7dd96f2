/** Moves the keyboard focus to the page's main part instead of its menus. */
export const withMainAnchor = (address: string) => `${address}#main`;
