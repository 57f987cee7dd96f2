/** The page of an address that only takes posts: with it, a refused post is answered with the error page. */
export const NoPage = () => null;
