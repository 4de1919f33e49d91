/** Packages by the names that they export. */
export type Exporters = Readonly<Record<string, string>>

/**
 * Which package exports a name, read from the index of each.
 *
 * @param indexes text of the index of each package, by the path that it is imported by.
 */
export function exportersOf(indexes: Readonly<Record<string, string>>): Exporters {
  return Object.fromEntries(
    Object.entries(indexes).flatMap(([path, text]) =>
      [...text.matchAll(/\b[A-Z]\w+/g)].map(([name]): [string, string] => [name, path]),
    ),
  )
}

/** The code of a story as a module to paste: with its imports, and without test code. */
export function pasteable(code: string, exporters: Exporters): string {
  const jsx = code.replace(/\{(?:function )?mockConstructor\(.*?\) ?\{\}\}/g, '{() => {}}')
  const names = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort()
  const byPackage = Map.groupBy(names, (name) => exporters[name] ?? 'lucide-react')
  const imports = [...byPackage]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([path, members]) => `import { ${members.join(', ')} } from '${path}'`)
  return imports.length > 0 ? `${imports.join('\n')}\n\n${jsx}` : jsx
}
