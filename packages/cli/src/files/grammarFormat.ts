import { extname } from 'node:path'
import { CommandFailure } from '../CommandFailure.js'

export const grammarFormats = ['bnf', 'jsgf', 'srgs-abnf', 'srgs-xml'] as const
export type GrammarFormat = (typeof grammarFormats)[number]

const endings: Readonly<Record<string, GrammarFormat>> = {
  '.bnf': 'bnf',
  '.jsgf': 'jsgf',
  '.gram': 'jsgf',
  '.abnf': 'srgs-abnf',
  '.grxml': 'srgs-xml',
  '.xml': 'srgs-xml',
}

const beginnings: readonly (readonly [RegExp, GrammarFormat])[] = [
  [/^\uFEFF?\s*#BNF/, 'bnf'],
  [/^\uFEFF?\s*#JSGF/, 'jsgf'],
  [/^\uFEFF?\s*#ABNF/, 'srgs-abnf'],
  [/^\uFEFF?\s*</, 'srgs-xml'],
]

/** @throws CommandFailure when it is not the name of a format. */
export function namedFormat(name: string): GrammarFormat {
  const found = grammarFormats.find((format) => format === name)
  if (!found) throw new CommandFailure('unknownFormat', { name, formats: grammarFormats.join(', ') })
  return found
}

/**
 * The format of a grammar: by its first characters, otherwise by the ending of its name.
 *
 * @throws CommandFailure when neither identifies a format.
 */
export function formatOf(path: string, text: string): GrammarFormat {
  const found =
    beginnings.find(([beginning]) => beginning.test(text))?.[1] ?? endings[extname(path).toLowerCase()]
  if (!found) throw new CommandFailure('convert.formatUnknown', { path, formats: grammarFormats.join(', ') })
  return found
}
