import { describe, expect, it } from 'vitest'
import { analyze, decodeText, encodeText, format, Linter, lineEndOf, TextDecodingError } from '../index.js'
import { picking } from '../testing/picking.js'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('bytes as text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('é'), 'é', 'utf-8', false],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFé'), 'é', 'utf-8', true],
    ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, 0xe9, 0]), 'é', 'utf-16le', true],
    ['UTF-16 the other way', new Uint8Array([0xfe, 0xff, 0, 0xe9]), 'é', 'utf-16be', true],
    ['UTF-16 without a mark', new Uint8Array([0x3c, 0, 0xe9, 0]), '<é', 'utf-16le', false],
    ['no bytes', new Uint8Array(), '', 'utf-8', false],
  ])('reads %s', (_, bytes, text, encoding, hasByteOrderMark) => {
    const decoded = decodeText(bytes)
    expect(decoded).toEqual({ text, encoding, hasByteOrderMark })
    expect(encodeText(text, decoded)).toEqual(bytes)
  })

  it.each([
    ['#JSGF V1.0 ISO-8859-1 fr;\n<a> = éteins;', 'windows-1252', 'éteins'],
    ['#ABNF 1.0 ISO-8859-15;\n$a = ½uvre;', 'iso-8859-15', 'œuvre'],
    ["<?xml version='1.0' encoding='windows-1252'?><a>\x80é</a>", 'windows-1252', '€é'],
    ['<?xml version="1.0" encoding="UTF-16"?>', 'utf-8', 'UTF-16'],
  ])('reads %s as it declares', (text, encoding, expected) => {
    const decoded = decodeText(latin(text))
    expect(decoded.encoding).toBe(encoding)
    expect(decoded.text).toContain(expected)
  })

  it.each([
    ['#BNF+EM V2.1;\n<a>: éteins;', 'invalid-bytes', 'utf-8', 19],
    ['#JSGF V1.0 UTF-8 fr;\n<a> = é', 'invalid-bytes', 'utf-8', 27],
    ['#JSGF V1.0 latin-99 fr;', 'unknown-encoding', 'latin-99', 0],
  ])('refuses %s with its place', (text, code, encoding, offset) => {
    let error: unknown
    try {
      decodeText(latin(text))
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(TextDecodingError)
    expect(error).toMatchObject({ code, encoding, offset })
  })
})

describe('line ends', () => {
  const ends = ['\n', '\r\n', '\r'] as const
  const tidy = format(analyze(picking))

  it.each(ends)('keeps %j and a byte order mark when a text is formatted', (end) => {
    for (const mark of ['', '\uFEFF']) {
      const source = mark + tidy.replaceAll('\n', end)
      expect(format(analyze(source))).toBe(source)
      expect(format(analyze(source.replace(/: */g, ':  ')))).toBe(source)
    }
  })

  it.each(ends)('ends a comment with its line, for %j', (end) => {
    const source = ['#BNF+EM V2.1;', '!grammar t;', '!start <a>; // why', '<a>: b | B;', ''].join(end)
    expect(analyze(source).problems).toMatchObject([
      { code: 'duplicate-alternative', range: { start: { line: 4, column: 10 } } },
    ])
    const linter = new Linter()
    expect(linter.problems(source)).toEqual(analyze(source).problems)
    expect(linter.problems(`// x${end}${source}`)).toEqual(analyze(`// x${end}${source}`).problems)
  })

  it('takes the one that most lines have', () => {
    expect(lineEndOf('a\r\nb\r\nc\n')).toBe('\r\n')
    expect(lineEndOf('a\rb\rc\n')).toBe('\r')
    expect(lineEndOf('a\nb')).toBe('\n')
    expect(lineEndOf('a')).toBe('\n')
  })
})
