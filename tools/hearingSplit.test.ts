import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import split from '../bench/speech/split.json' with { type: 'json' }
import { vorbisOf } from '../bench/speech/vorbis.ts'

const stamps = 'tuxpaint-stamps-default'

interface Told {
  readonly lang: string
  readonly reader?: string
  readonly isMade?: boolean
}

const readersIn = (name: string) =>
  (JSON.parse(readFileSync(new URL(`../docs/${name}.json`, import.meta.url), 'utf8')) as Told[])
    .filter(({ reader, isMade }) => reader && !isMade)
    .map(({ lang, reader }) => `${lang} ${reader}`)

test.each([
  ['hearing', split.report.people],
  ['borrowed', split.report.borrowed.people],
])('%s lists exactly the people of the split', (name, people) =>
  expect(readersIn(name)).toEqual(people.map(({ lang, reader }) => `${lang} ${reader}`)),
)

test('no language of stamps is both reported and used for a fit', () => {
  const kept = split.fit.people.find((text) => text.startsWith(stamps))
  const languages = /\((.+?)\)/.exec(kept ?? '')?.[1]?.split(', ') ?? []
  expect(languages).not.toEqual([])
  const reported = [...split.report.people, ...split.report.borrowed.people]
    .filter((person) => person.package === stamps)
    .map(({ lang }) => lang.slice(0, 2))
  expect(reported.filter((lang) => languages.includes(lang))).toEqual([])
})

test('an Ogg file says its encoder and, in its last page, how long it sounds', () => {
  const page = (samples: bigint) => {
    const position = Buffer.alloc(8)
    position.writeBigInt64LE(samples)
    return Buffer.concat([Buffer.from('OggS\u0000\u0000'), position])
  }
  const number = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(value)
    return bytes
  }
  const encoder = 'An encoder of 2010'
  const file = Buffer.concat([
    page(0n),
    Buffer.from('\u0001vorbis\u0000\u0000\u0000\u0000\u0001'),
    number(44_100),
    page(0n),
    Buffer.from('\u0003vorbis'),
    number(encoder.length),
    Buffer.from(encoder),
    page(66_150n),
  ])
  expect(vorbisOf(file)).toEqual({ encoder, seconds: 1.5 })
})
