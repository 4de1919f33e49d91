// Refuses an address of an app that an app or the server writes out anywhere but in apps/shell/src/paths. Tests and stories
// may: they say where something must lead.
import { sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

const folders = ['apps/console', 'apps/studio', 'apps/shell', 'services/server'].map(
  (folder) => `${folder}/src`,
)

// Only addresses of the studio begin with what is filled in, and the server links to none of them.
const mayBeginFilled = (file: string) => file.startsWith('services/')

export const paths: Check = {
  name: 'paths',
  find() {
    const sources = sourcesIn(
      folders,
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/shell\/src\/paths\//.test(file),
    )
    return {
      subject: `paths of ${sources.length} files`,
      faults: sources.flatMap(({ file, text: source }) =>
        writtenPaths(source)
          .filter(({ text }) => !(mayBeginFilled(file) && text.startsWith('/${')))
          .map(
            ({ text, line }) =>
              `${file}:${line} writes the address ${text}: take it from @saywright/shell/paths`,
          ),
      ),
    }
  },
}

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
  // `${id}` is a placeholder.
  const filled = isTemplate ? content.replace(/\$\{[^}]*\}/g, ':') : content
  const [, first = ''] = /^:?\/([\w-]+)/.exec(filled) ?? []
  return filled.startsWith('/:') || beginnings.has(first)
}
