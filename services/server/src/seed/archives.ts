import { endpoints, openApiOf } from '@saywright/api/contract'
import { analyze, exportGrammar } from '@saywright/grammar'
import { readRecording, type sampleModels } from '../domains/onboarding/sampleProject.js'
import type { ArchiveEntry } from './archiveEntry.js'

const text = (path: string, lines: string): ArchiveEntry => ({ path, bytes: Buffer.from(lines) })

/** Files for a program that calls the server: the description of every call, and the shortest way to make one. */
export function apiDescription(): ArchiveEntry[] {
  const reference = openApiOf(endpoints, { title: 'Calls of this server', version: '1' })
  return [
    text('openapi.json', `${JSON.stringify(reference, null, 1)}\n`),
    text(
      'call.mjs',
      `// call.mjs SERVER TOKEN PATH: what a GET call of openapi.json responds with.\nconst [server, token, path] = process.argv.slice(2)\nconst response = await fetch(new URL(path, server), { headers: { Authorization: \`Bearer \${token}\` } })\nconsole.log(await response.text())\n`,
    ),
  ]
}

/** A grammar to begin with. */
export const template = (name: string, grammar: string): ArchiveEntry[] => [
  text(`${name}.bnf`, grammar),
  text('README.txt', 'Open the grammar in the studio and change it to what people say to your product.\n'),
]

const fileOf = { jsgf: 'jsgf', 'srgs-abnf': 'gram', 'srgs-xml': 'grxml' } as const
export type OtherFormat = keyof typeof fileOf

/** A grammar in a format of other engines, with an example for each dynamic slot. */
export function converted(name: string, grammar: string, format: OtherFormat): ArchiveEntry[] {
  const analysis = analyze(grammar)
  const slots = Object.fromEntries([...analysis.compiled.slots.keys()].map((slot) => [slot, [slot]]))
  return [text(`${name}.${fileOf[format]}`, exportGrammar(analysis, { format, slots }).text)]
}

/** A recording with the grammar that takes it. */
export async function example({
  grammar,
  recording,
}: (typeof sampleModels)[number]): Promise<ArchiveEntry[]> {
  return [
    text('grammar.bnf', grammar),
    text('sentence.txt', `${recording.sentence}\n`),
    { path: recording.file, bytes: await readRecording(recording.file) },
  ]
}
