import { expect, it } from 'vitest'
import { analyze, type HighlightKind, highlight } from '../index.js'
import { validCases } from '../testing/cases.js'
import { bnfLanguage } from './bnfLanguage.js'

/** Each tag with what has it, in the order of the text. Neighbours of one tag are one stretch. */
function taggedIn(source: string): string[] {
  const stretches: string[] = []
  bnfLanguage.parser.parse(source).iterate({
    enter: ({ from, to, name, node }) => {
      if (node.parent && !node.firstChild) stretches.push(`${name} ${source.slice(from, to)}`)
    },
  })
  return stretches
}

it.each([
  ['header', '#BNF+EM V2.1;', ['meta #BNF+EM V2.1;']],
  ['directive', '!grammar lift', ['keyword !grammar']],
  ['rule', '<main>: up', ['typeName <main>', 'punctuation :']],
  ['imported rule', '!import <numbers.digit>', ['keyword !import', 'typeName <numbers.digit>']],
  ['slot', '!slot <who>', ['keyword !slot', 'typeName.special <who>']],
  ['intent', '!tag(MOVE', ['keyword !tag', 'punctuation (', 'attributeName MOVE']],
  ['return value', 'up {@way = "1;";}', ['attributeName {@way = "1;";}']],
  ['phrase', 'up "and away" now', ['string "and away"']],
  ['any speech', 'go <...>', ['keyword <...>']],
  ['pronunciation', 'wifi PRONAS "why fye"', ['keyword PRONAS', 'string "why fye"']],
  ['punctuation mark', '[up] | go;', ['punctuation [', 'punctuation ]', 'punctuation |', 'punctuation ;']],
  ['comment', 'up // <a> "b"', ['comment // <a> "b"']],
  ['comment of several lines', '/* <a>\n\n"b" */ "c"', ['comment /* <a>', 'comment "b" */', 'string "c"']],
  ['word', "l'étage du haut 2", []],
  ['phrase that does not end', '"and away', ['string "and away']],
  ['return value that does not end', '{@ = "1"', ['attributeName {@ = "1"']],
  ['rule that does not end', '<mai', ['typeName <mai']],
  ['comment that does not end', '/* up\n<a>', ['comment /* up', 'comment <a>']],
])('gives its tag to: %s', (_, source, stretches) => {
  expect(taggedIn(source)).toEqual(stretches)
})

it('takes a name for a slot from its declaration on', () => {
  const names = taggedIn('<a>: <who>;\n!slot <who>;\n<b>: <who>;\n').filter((each) => each.endsWith('<who>'))
  expect(names).toEqual(['typeName <who>', 'typeName.special <who>', 'typeName.special <who>'])
})

const tags: Readonly<Record<HighlightKind, string>> = {
  directive: 'keyword',
  rule: 'typeName',
  slot: 'typeName.special',
  tag: 'attributeName',
  string: 'string',
  comment: 'comment',
  word: 'none',
}

it.each(validCases)('distinguishes token kinds as the parser does in $id', ({ src }) => {
  const untold = /^(?:punctuation|meta) /
  const parsed = highlight(analyze(src).grammar)
    .filter(({ kind, start }) => kind !== 'word' && src[start] !== '#')
    .flatMap(({ kind, start, end }) =>
      src
        .slice(start, end)
        .split('\n')
        .map((line) => `${tags[kind]} ${line}`),
    )
  expect(taggedIn(src).filter((each) => !untold.test(each))).toEqual(parsed)
})
