/** The keyboard goes on in the page's main part, not in the menus before it. */
export const atMain = (address: string) => `${address}#main`;
