import { readFileSync } from 'node:fs'
import { filesUnder } from './files.ts'
import { root } from './root.ts'

type Locale = 'en-US' | 'fr-FR'

/** The sentences of the product in a language: read as text, since the caller may not load the product. */
export function productSentences(locale: Locale): string[] {
  return ['packages', 'apps']
    .flatMap((folder) => filesUnder(root + folder))
    .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(path))
    .flatMap((path) => sentencesIn(readFileSync(path, 'utf8'), locale, path.endsWith(`/${locale}.ts`)))
}

/** @param isWhole the file is of this language alone. */
export function sentencesIn(source: string, locale: Locale, isWhole = false): string[] {
  if (isWhole) return literalsOf(source)
  const begin = new RegExp(`'${locale}':\\s*`, 'g')
  return [...source.matchAll(begin)].flatMap((found) => {
    const from = found.index + found[0].length
    return literalsOf(source.slice(from, endOfValue(source, from)))
  })
}

/** Where a value ends that begins here: an object with its brace, anything else with its literal. */
function endOfValue(source: string, from: number): number {
  let depth = 0
  for (const { index, 0: part } of source.slice(from).matchAll(tokens)) {
    if (part === '{') depth += 1
    if (part === '}') depth -= 1
    if (depth <= 0) return from + index + part.length
  }
  return source.length
}

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/
const tokens = new RegExp(`//.*|/\\*[^]*?\\*/|${literal.source}|[{}]`, 'g')

/** Without names of properties that are written as texts. */
const literalsOf = (source: string) =>
  [...source.matchAll(tokens)]
    .filter(({ index, 0: part }) => /^['"]/.test(part) && !/^\s*:/.test(source.slice(index + part.length)))
    .map(([part]) => unescaped(part.slice(1, -1)))

const unescaped = (text: string) =>
  text
    .replace(/\\u([\da-f]{4})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
