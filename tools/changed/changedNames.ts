import type { ChangedFile } from './changedFiles.ts'

const declaration =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/

/**
 * The exports of a file in whose declarations a line has changed. A line outside them, as an import or a helper, may change any: it
 * gives all exports.
 */
export function changedNames(text: string, lines: ChangedFile['lines']): string[] {
  const declared = text.split('\n').flatMap((line, index) => {
    const [found, isExported, name = ''] = declaration.exec(line) ?? []
    return found === undefined ? [] : [{ at: index + 1, name, isExported: isExported !== undefined }]
  })
  const all = declared.filter(({ isExported }) => isExported).map(({ name }) => name)
  if (lines === 'all') return all
  const touched = lines.map((line) => declared.findLast(({ at }) => at <= line))
  if (touched.some((of) => !of?.isExported)) return all
  return [...new Set(touched.flatMap((of) => of?.name ?? []))]
}
