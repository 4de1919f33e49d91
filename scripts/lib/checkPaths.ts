import { consolePaths } from '../../apps/shell/src/paths/consolePaths.ts'
import { studioPaths } from '../../apps/shell/src/paths/studioPaths.ts'

type Known = string | { readonly pattern: string }

const known: readonly Known[] = [consolePaths, studioPaths].flatMap((paths) => Object.values<Known>(paths))

/** Words that begin an address: `/auth`, `/projects`, and below the project of a studio `/voice-commands`. */
const beginnings = new Set(
  known.flatMap((path) => {
    const parts = (typeof path === 'string' ? path : path.pattern).split('/')
    return parts.find((part) => part !== '' && !part.startsWith(':')) ?? []
  }),
)

const literal = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g

export type WrittenPath = { readonly text: string; readonly line: number }

/** Addresses of an app that a source writes out, whole or from their beginning, instead of taking them from the paths. */
export function writtenPaths(source: string): WrittenPath[] {
  return source.split('\n').flatMap((text, index) => {
    const code = text.replace(/^\s*(?:\/\/|\/?\*).*/, '')
    return [...code.matchAll(literal)].flatMap(([, quote, content = '']) =>
      isWritten(content, quote === '`') ? [{ text: content, line: index + 1 }] : [],
    )
  })
}

function isWritten(content: string, isTemplate: boolean): boolean {
  // `${id}` stands for what is filled in.
  const filled = isTemplate ? content.replace(/\$\{[^}]*\}/g, ':') : content
  const [, first = ''] = /^:?\/([\w-]+)/.exec(filled) ?? []
  return filled.startsWith('/:') || beginnings.has(first)
}
