type Value = string | number

/** The parameters of a pattern such as `/studio/:projectId`; those with a question mark may be absent. */
export type PathParams<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? PathParams<Head> & PathParams<Rest>
  : Pattern extends `:${infer Name}?`
    ? { readonly [K in Name]?: Value }
    : Pattern extends `:${infer Name}`
      ? { readonly [K in Name]: Value }
      : unknown

/** Makes an address from its parameters; `pattern` is the one of the route table. */
export type Path<Pattern extends string = string> = {
  (params: PathParams<Pattern>): string
  readonly pattern: Pattern
}

/** A path with parameters. Their values are encoded; an optional one that is absent takes its slash along. */
export function pathTo<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  const fill = (params: PathParams<Pattern>) =>
    pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const value = (params as Readonly<Record<string, Value | undefined>>)[name]
      return value === undefined ? '' : `/${encodeURIComponent(value)}`
    })
  return Object.assign(fill, { pattern })
}
