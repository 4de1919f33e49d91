import { expect, it } from 'vitest'
import { analyze, applyEdits, formatRange } from '../index.js'

const source =
  '#BNF+EM V2.1;\r\n!grammar   t;\r\n!start <a>;\r\n// of a\r\n<a>:   b |\r\n c;\r\n<d>:   e;\r\n'
const formatted = (from: string, to: string) =>
  applyEdits(source, formatRange(analyze(source), source.indexOf(from), source.indexOf(to) + to.length))

it('formats the statements that a stretch touches, and nothing else', () => {
  expect(formatted('c;', 'c;')).toBe(source.replace('<a>:   b |\r\n c;', '<a>: b | c;'))
  expect(formatted('!start', '// of a')).toBe(source)
  expect(formatted('#BNF', '<d>:   e;')).toBe(
    '#BNF+EM V2.1;\r\n!grammar t;\r\n!start <a>;\r\n// of a\r\n<a>: b | c;\r\n<d>: e;\r\n',
  )
})

it('leaves a source with syntax errors', () => {
  expect(formatRange(analyze(`${source}<f>: (`), 0, source.length)).toEqual([])
})
