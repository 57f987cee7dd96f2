/** Random text of the server's own making; anything else is no key, so that none leads out of the store. */
export const keyPattern = /^[A-Za-z0-9_-]{8,64}$/;
