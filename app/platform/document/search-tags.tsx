// Metadata for search engines, shared links and home screens.
import { operator } from "~server/kernel/operator";

interface Props {
  title: string;
  description: string | undefined;
  address: string;
}

/** A page without a description is not for search engines. */
export function SearchTags({ title, description, address }: Props) {
  if (description === undefined) return <meta name="robots" content="noindex" />;
  const picture = new URL("/share.png", address).href;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={operator().brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
