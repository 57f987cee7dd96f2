/** An address that breaks behind its @, before it breaks anywhere else. */
export function EmailText({ address }: { address: string }) {
  const domainStart = address.lastIndexOf("@") + 1;
  return (
    <span className="inline-block wrap-anywhere md:min-w-32 xl:min-w-44">
      {address.slice(0, domainStart)}
      <wbr />
      {address.slice(domainStart)}
    </span>
  );
}
