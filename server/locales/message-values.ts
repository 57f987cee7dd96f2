// The values of a message, read from its text by the compiler: a missing or misspelled one is a type error.

type Trim<S extends string> = S extends ` ${infer Rest}` | `${infer Rest} ` ? Trim<Rest> : S;

/**
 * `Levels` is the stack of open constructs, innermost first: `T` in text, `B` in the body of a plural or a
 * select, whose braces hold text again.
 */
type Scan<
  S extends string,
  Levels extends string,
  Found extends string,
> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? S extends `${string}}${infer Rest}`
      ? Scan<
          Rest,
          Levels extends `${string}${infer Outer}` ? (Outer extends "" ? "T" : Outer) : "T",
          Found
        >
      : Found
    : Levels extends `B${string}`
      ? Scan<After, `T${Levels}`, Found>
      : After extends `${infer Head}}${infer Rest}`
        ? Head extends `${infer Name},${string}`
          ? After extends `${string},${infer Body}`
            ? Scan<Body, `B${Levels}`, Found | Trim<Name>>
            : Found
          : Scan<Rest, Levels, Found | Trim<Head>>
        : Found
  : Found;

type Tags<
  S extends string,
  Found extends string,
> = S extends `${string}</${infer Name}>${infer Rest}` ? Tags<Rest, Found | Name> : Found;

/** The names of `{name}`, `{count, plural, …}` and `{kind, select, …}`. */
export type ArgumentsOf<Message extends string> = Scan<Message, "T", never>;

/** The names of `<link>…</link>`. */
export type TagsOf<Message extends string> = Tags<Message, never>;

export type Values<Message extends string, Part> = {
  readonly [Name in ArgumentsOf<Message>]: Part;
} & {
  readonly [Name in TagsOf<Message>]: (content: Part) => Part;
};
