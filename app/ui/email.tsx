/** An address that breaks behind its @, before it breaks anywhere else. */
export function Email({ address }: { address: string }) {
  const [name, domain] = address.split("@");
  return (
    <span className="inline-block wrap-anywhere md:min-w-44 print:min-w-32">
      {name}@<wbr />
      {domain}
    </span>
  );
}
