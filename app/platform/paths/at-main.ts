/** Moves the keyboard focus to the page's main part instead of its menus. */
export const atMain = (address: string) => `${address}#main`;
