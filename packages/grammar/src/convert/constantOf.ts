// `out = "x"` and `out.name = 1` of SISR 1.0, `$ = "x"`, `$._value = "x"` and `$.name = 1` of its drafts and of semantics-ms.
const assignment =
  /^(?:out|\$)(?:\._value|\.([\p{L}_][\p{L}\p{M}\p{N}_]*))?\s*=\s*(?:"([^"\\]*)"|'([^'\\"]*)'|(-?\d+(?:\.\d+)?|true|false))\s*;?$/u

/** The value of a tag's program that only assigns one constant. The program is not run. */
export function constantOf(program: string): { readonly name: string; readonly value: string } | undefined {
  const found = assignment.exec(program)
  if (!found) return undefined
  const [, name = '@', double, single, plain] = found
  const value = double ?? single ?? plain ?? ''
  return value === '' ? undefined : { name, value }
}
