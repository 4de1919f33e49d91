import { parseAst } from 'vite'

/** One sentence for each place of a file that says for itself what axe judges: that is said once, in the preview. */
export function axeFaults(file: string, source: string): string[] {
  const program: unknown = parseAst(source, { lang: 'tsx' })
  return keysIn(program)
    .filter((key) => key === 'a11y')
    .map(() => `${file} has rules of axe of its own: mend what it finds`)
}

function keysIn(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, key } = node as { type?: string; key?: { name?: string; value?: unknown } }
  const own = type === 'Property' ? [key?.name ?? key?.value] : []
  return [...own, ...Object.values(node).flatMap(keysIn)]
}
