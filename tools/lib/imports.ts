export type Specifier = { readonly text: string; readonly line: number; readonly isDynamic: boolean }

// One pattern for each way to name another module; comments are blanked first, so that examples in docblocks do not count.
const patterns = [
  /\b(?:import|export)\b[^'";()]*?\bfrom\s*(['"])(?<name>[^'"\n]+)\1/g,
  /\bimport\s*(['"])(?<name>[^'"\n]+)\1/g,
  /\bimport\s*\(\s*(['"])(?<name>[^'"\n]+)\1/g,
  /\bnew\s+URL\(\s*(['"])(?<name>\.[^'"\n]+\.\w+)\1\s*,\s*import\.meta\.url/g,
]

/** Every module that a source names: static, side-effect, type-only, re-exported and dynamic ones. */
export function specifiersOf(source: string): Specifier[] {
  const code = blankComments(source)
  return patterns.flatMap((pattern, index) =>
    [...code.matchAll(pattern)].map((match) => ({
      text: match.groups?.name ?? '',
      line: code.slice(0, match.index).split('\n').length,
      isDynamic: index === 2,
    })),
  )
}

function blankComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
}
