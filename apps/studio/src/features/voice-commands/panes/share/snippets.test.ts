import { defaultRecognizerSettings } from '@saywright/api/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { type SnippetKind, snippetKinds, snippets } from './snippets.js'

const model: SharedModel = {
  api: 'https://studio.example.com/api',
  projectId: 7,
  modelId: 11,
  name: 'picking\n*/ rm -rf',
  language: 'eng-US',
  settings: { ...defaultRecognizerSettings, MAXNBEST: 3 },
  slots: [{ name: 'dock', values: ['l’été', "o'clock", '$(x) "y"'] }],
}

describe.each(snippetKinds)('the program in %s', (kind) => {
  const code = snippets[kind].write(model, 'en-US')

  it.skipIf(kind === 'kit')('calls the model by its own address, and writes nothing to it', () => {
    expect(code).toContain('https://studio.example.com/api/v3/projects/7/voice-commands/11')
    expect(code).toContain('/recognize')
    expect(code).toContain('audio/wav')
    expect(code).not.toMatch(/PUT|revision/)
  })
  it('names the model, its language, its settings and its slots, and nothing gets out of the comment', () => {
    expect(code).toMatch(/^(#|\/\/) Model “picking \* \/ rm -rf”, eng-US: .*MAXNBEST 3/m)
    expect(code).toContain('<dock>')
  })
  it('has its comments in French too, and does the same', () => {
    const french = snippets[kind].write(model, 'fr-FR')
    expect(french).toMatch(/^(#|\/\/) Modèle « picking \* \/ rm -rf »/m)
    const lines = (text: string) => text.split('\n').filter((line) => !/^\s*(#|\/\/)/.test(line))
    expect(lines(french)).toEqual(lines(code))
  })
})

/** Names given by users, and pieces that could become code. */
const anyName = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', "'", '\\', '\n', '\r', '\f', '\0', '\u2028', '\u0085', '\u202e', '\ud800'),
      fc.constantFrom(String.raw`\u000a`, String.raw`\\u000a`, String.raw`\uuu000d`, '??/'),
      fc.constantFrom('*/', '/*', '//', '#', '$', '`', '$(exit)', '$' + '{exit}', '""', 'EOF'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

/** The lines that a compiler sees: Java turns its escapes into characters before it looks for lines. */
const linesOf = (kind: SnippetKind, code: string) =>
  (kind === 'java'
    ? code.replace(/\\u+([0-9a-fA-F]{4})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
    : code
  ).split(/\r\n|[\n\r\f\v\0\u0085\u2028\u2029]/)

it.each(snippetKinds)('keeps any name of a model in the comment of its program: %s', (kind) => {
  const { write } = snippets[kind]
  const programOf = (name: string) =>
    linesOf(kind, write({ ...model, slots: [], name }, 'en-US')).filter(
      (line) => !/^(#|\/\/) Model “|kit\.commands\('.*'\)$/.test(line),
    )
  const expected = programOf('picking')
  fc.assert(
    fc.property(anyName, (name) => {
      expect(programOf(name)).toEqual(expected)
      const code = write({ ...model, slots: [], name }, 'en-US')
      expect(code).not.toMatch(/\p{Bidi_Control}|\p{Cs}/u)
      // Outside of a text Java reads nothing else behind it.
      if (kind === 'java') expect(code).not.toMatch(/\\u/)
    }),
    { seed: 20261126, numRuns: 500 },
  )
})

/** The values that a program gives its call, as its language reads them. */
const valuesIn: Readonly<Record<'kit' | 'rest' | 'python', (code: string) => unknown>> = {
  kit: (code) => new Function(`return {${/^ {2}slots: \{\n([\s\S]*?)^ {2}\},$/m.exec(code)?.[1]}}`)(),
  rest: (code) => {
    const query = /^SLOTS='([\s\S]*?)'\n/m.exec(code)?.[1]?.replaceAll(String.raw`'\''`, "'")
    return JSON.parse(new URLSearchParams(query).get('slots') ?? '')
  },
  python: (code) => JSON.parse(/^SLOTS = (\{[\s\S]*?^\})$/m.exec(code)?.[1] ?? ''),
}

it.each(['kit', 'rest', 'python'] as const)('escapes any value of a slot: %s', (kind) => {
  fc.assert(
    fc.property(fc.array(anyName, { minLength: 1, maxLength: 4 }), (values) => {
      const code = snippets[kind].write({ ...model, slots: [{ name: 'dock', values }] }, 'en-US')
      // Half a character cannot be sent.
      const sent = kind === 'rest' ? values.map((value) => value.replace(/\p{Cs}/gu, '\ufffd')) : values
      expect(valuesIn[kind](code)).toEqual({ dock: sent })
    }),
    { seed: 20261126, numRuns: 300 },
  )
})

it('leaves many values out rather than giving some of them', () => {
  const slots = [{ name: 'aisle', values: Array.from({ length: 41 }, (_, index) => `a${index}`) }]
  for (const kind of ['kit', 'rest', 'python'] as const) {
    const code = snippets[kind].write({ ...model, slots }, 'en-US')
    expect(code).not.toContain('a40')
    expect(code).toContain('MAXNBEST')
  }
})
