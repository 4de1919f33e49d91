// Names that the style guide retired in favour of the field's own are declared nowhere.
import { type Source, sourcesIn, textOf } from '../lib/sources.ts'
import type { Check } from './check.ts'

const folders = ['packages', 'apps', 'services', 'tools', '.storybook', 'bench', 'e2e']

export const retiredNames: Check = {
  name: 'retired names',
  find() {
    const retired = retiredIn(textOf('docs/style-guide.md'))
    const sources = sourcesIn(folders, (file) => /\.tsx?$/.test(file))
    return {
      subject: `retired names in ${sources.length} files`,
      faults: sources.flatMap((source) =>
        retiredDeclarations(source, retired).map(
          ({ name, line, instead }) => `${source.file}:${line} declares ${name}: write ${instead}`,
        ),
      ),
    }
  },
}

/** A name, or with `…` all names that begin or end so. */
export interface Retired {
  readonly name: string
  readonly instead: string
  /** Where it is retired; elsewhere it may be the plain term. @default everywhere */
  readonly folder?: string | undefined
}

/** Folders of the scopes in brackets in a row; any other row holds everywhere. */
const folderOf: Readonly<Record<string, string>> = { server: 'services/server/', stories: '.storybook/' }

/** The rows of the table of terms: what to write, and rather than what. */
export function retiredIn(guide: string): Retired[] {
  const table =
    guide
      .split(/^\| write +\| rather than +\|$/m)[1]
      ?.trimStart()
      .split('\n\n', 1)[0] ?? ''
  return [...table.matchAll(/^\| (?!-)([^|]+)\|([^|]+)\|$/gm)].flatMap(([, write = '', ratherThan = '']) => {
    const folder = folderOf[/\((\w+)\)/.exec(ratherThan)?.[1] ?? '']
    return ratherThan
      .replace(/\(.*\)/, '')
      .split(',')
      .map((name) => ({ name: name.trim(), instead: write.trim(), folder }))
      .filter(({ name }) => /^…?\w+…?$/.test(name))
  })
}

const declaration =
  /(@deprecated[^\n]*\n)?^(?:export )?(?:async )?(function|const|let|class|interface|type) (\w+)/gm

/** Retired names that a module declares for all of itself or for others; a deprecated alias is how they leave. */
export function retiredDeclarations({ file, text }: Source, retired: readonly Retired[]) {
  return [...text.matchAll(declaration)].flatMap(({ 1: alias, 2: kind, 3: name = '', index }) => {
    if (alias) return []
    const found = retired.find(
      (each) => file.startsWith(each.folder ?? '') && isRetired(name, kind, each.name),
    )
    return found ? [{ name, line: text.slice(0, index).split('\n').length, instead: found.instead }] : []
  })
}

function isRetired(name: string, kind: string | undefined, retired: string): boolean {
  // Stories are constants, called as what they show.
  if (/^[A-Z]/.test(name) && kind === 'const') return false
  if (retired.startsWith('…'))
    return ['type', 'interface'].includes(kind ?? '') && name.endsWith(retired.slice(1))
  if (retired.endsWith('…')) return new RegExp(`^${retired.slice(0, -1)}[A-Z]`).test(name)
  return name === retired
}
