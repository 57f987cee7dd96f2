/** How often figures that move are drawn anew, in place or by a refresh of the page (R25, R46). */
export const refreshSeconds = 30;
