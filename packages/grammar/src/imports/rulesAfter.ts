import { matchAt, triviaAt } from '../syntax/trivia.js'

const mark = /[/"!]/g
const text = /"[^"\r\n]*"?/y
const ruleName = /<([^<>\r\n]+)>/y
const name = /[\p{L}\p{N}_-]*/uy

/**
 * The names after `!import` or `!export` in a text, without parsing it, to find out which grammars to load.
 * Comments and strings are ignored; the time is linear in the length.
 * @returns names without brackets and duplicates.
 */
export function rulesAfter(directive: '!import' | '!export', source: string): string[] {
  const names = new Set<string>()
  for (let at = nextMark(source, 0); at !== -1; at = nextMark(source, at)) {
    if (source[at] === '"') {
      at += (matchAt(text, source, at) ?? '"').length
    } else if (source[at] === '/') {
      at += triviaAt(source, at)?.text.length ?? 1
    } else {
      const isDirective = `!${matchAt(name, source, at + 1)}` === directive
      at += 1
      if (!isDirective) continue
      at += directive.length - 1
      for (let piece = triviaAt(source, at); piece; piece = triviaAt(source, at)) at += piece.text.length
      const rule = matchAt(ruleName, source, at)
      if (rule) names.add(rule.slice(1, -1))
    }
  }
  return [...names]
}

function nextMark(source: string, from: number): number {
  mark.lastIndex = from
  return mark.exec(source)?.index ?? -1
}
