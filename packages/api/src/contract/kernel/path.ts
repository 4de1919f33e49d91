/** Names of the parameters of a path: `'v3/projects/{id}/files/{fileId}'` has `id` and `fileId`. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** Rows are numbered: a parameter called `id`, or ending in `Id`, is a whole number; any other is text. */
export type ParamValue<Name extends string> = Name extends 'id' | `${string}Id` ? number : string

export type ParamsOf<Path extends string> = { readonly [Name in ParamNames<Path>]: ParamValue<Name> }

const placeholder = /\{(\w+)\}/g

const isNumbered = (name: string) => name === 'id' || name.endsWith('Id')

export function paramNames(path: string): string[] {
  return [...path.matchAll(placeholder)].map(([, name]) => name as string)
}

/** The value of the first parameter, which names the owner of the resource. */
export function ownerId(path: string, params: Readonly<Record<string, string | number>>): number {
  return Number(params[paramNames(path)[0] ?? ''])
}

/** The path with its parameters filled in and escaped. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(placeholder, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** The path as most servers write it: `v3/projects/:id`. */
export function colonPath(path: string): string {
  return path.replace(placeholder, ':$1')
}

/**
 * Reads the parameters a server received as text.
 *
 * @returns the typed values, or `undefined` when one that must be a number is not: such a row cannot exist.
 */
export function readParams<Path extends string>(
  path: Path,
  received: Readonly<Record<string, string | undefined>>,
): ParamsOf<Path> | undefined {
  const params: Record<string, string | number> = {}
  for (const name of paramNames(path)) {
    const value = received[name] ?? ''
    const isWrong = isNumbered(name) ? !/^[1-9]\d{0,14}$/.test(value) : value === ''
    if (isWrong) return undefined
    params[name] = isNumbered(name) ? Number(value) : value
  }
  return params as ParamsOf<Path>
}
