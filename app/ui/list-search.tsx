interface Choosing {
  name: string;
  label: string;
  value: string | undefined;
  /** The first entry, which narrows nothing, for example "Any role". */
  any: string;
  choices: readonly { value: string; label: string }[];
}

interface Props {
  /** The list's own address; the form asks for it with what was typed. */
  action: string;
  search: string | undefined;
  hint: string;
  selects?: readonly Choosing[];
}

/** What narrows a list: a plain form whose answer is an address to keep or to send on. */
export function ListSearch({ action, search, hint, selects = [] }: Props) {
  const isNarrowed = Boolean(search) || selects.some(({ value }) => value !== undefined);
  return (
    <form className="list-search" role="search" method="get" action={action}>
      <div className="list-search-words">
        <label htmlFor="list-search">Search</label>
        <input id="list-search" className="control" type="search" name="search" defaultValue={search} maxLength={200} placeholder={hint} />
      </div>
      {selects.map(({ name, label, value, any, choices }) => (
        <div key={name}>
          <label htmlFor={`list-${name}`}>{label}</label>
          <select id={`list-${name}`} className="control" name={name} defaultValue={value ?? ""}>
            <option value="">{any}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className="actions">
        <button className="button secondary" type="submit">
          Search
        </button>
        {isNarrowed && (
          <a className="button quiet" href={action}>
            Clear
          </a>
        )}
      </div>
    </form>
  );
}
