import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import {
  defaultRecognizerSettings,
  type ExportManifest,
  type ExportTests,
  exportLayout,
} from '@saywright/api/contract'
import { analyze, GrammarLibrary, toJsgf } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import { pack } from 'tar-stream'

export const robot = `#BNF+EM V2.1;
!grammar Robot;
!start <command>;
!slot <distance>;
<distance>: two | ten;
<command>: !tag(MOVE, go !tag(direction, forward | backward) <distance> meters);
`

/** `go forward ten meters` as the dictionary of the recognizer has it, and a word that no dictionary has. */
const pronunciations = { zorblatt: ['/z_ɔ_ɹ_b_l_æ_t/'] }

const folder = 'models/voice-commands/robot-11'
const inFolder = (name: string) => `${folder}/${name}`

export interface ExportChanges {
  readonly grammar?: string
  readonly recording?: Uint8Array
  /** The suite in `tests.json`; absent, as in exports of earlier releases. */
  readonly suite?: ExportTests['suite']
  /** The expectation of the test for its recording; its sentence by default. */
  readonly expects?: Readonly<Record<string, unknown>>
  readonly manifest?: Readonly<Record<string, unknown>>
  /** Texts in place of those of the files, or beside them, that are listed as all others are. */
  readonly files?: Readonly<Record<string, string>>
}

/** The files of an export of one model, as the server writes them. */
export function exportFiles({
  grammar = robot,
  recording,
  suite,
  expects,
  manifest,
  files: changed = {},
}: ExportChanges = {}) {
  const { compiled } = analyze(grammar, { name: 'Robot', library: new GrammarLibrary([], rulesOf('en-US')) })
  const texts: Record<string, string | Uint8Array> = {
    [inFolder('grammar.bnf')]: grammar,
    [inFolder('slots.json')]: JSON.stringify(Object.fromEntries(compiled.slots)),
    [inFolder('settings.json')]: JSON.stringify(defaultRecognizerSettings),
    [inFolder('network.jsgf')]: toJsgf(compiled),
    [inFolder('pronunciations.json')]: JSON.stringify(pronunciations),
    [inFolder('tests.json')]: JSON.stringify({
      suite,
      unit_tests: [
        {
          name: 'First test',
          description: '',
          confidence_threshold: 5000,
          slots: {},
          recordings: [
            {
              name: 'go.wav',
              expected: 'go forward ten meters',
              ...expects,
              ...(recording && { path: inFolder('recordings/21.wav') }),
            },
          ],
        },
      ],
    }),
    ...(recording && { [inFolder('recordings/21.wav')]: recording }),
    ...changed,
  }
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))
  const own = [...files].filter(([path]) => path.startsWith(folder))
  const described: ExportManifest = {
    layout: exportLayout,
    project: 'Sample',
    export: 1,
    architecture: 'linux-x64',
    created_at: '2026-11-29T10:00:00.000Z',
    models: [
      {
        ...{ type: 'voice_commands', id: 11, name: 'Robot', language: 'eng-US', revision: 1 },
        files: own.map(([path, bytes]) => ({ path, size: bytes.length, sha256: sha256Of(bytes) })),
        commands: {
          lang: 'en-US',
          grammar: inFolder('grammar.bnf'),
          imports: [],
          slots: inFolder('slots.json'),
          settings: inFolder('settings.json'),
          tests: inFolder('tests.json'),
          network: {
            engine: 'soundswallower',
            grammar: inFolder('network.jsgf'),
            pronunciations: inFolder('pronunciations.json'),
          },
          problem: null,
        },
      },
    ],
  }
  files.set('manifest.json', Buffer.from(JSON.stringify({ ...described, ...manifest })))
  return resummed(files)
}

/**
 * The files of an export of one wake-word model, as the server writes them.
 *
 * @param changed texts in place of those of files.
 */
export function wakeWordFiles(changed: Readonly<Record<string, string>> = {}): Map<string, Buffer> {
  const place = (name: string) => `models/wake-words/forward-21/${name}`
  const files = new Map(
    Object.entries({
      [place('model.json')]: {
        positive_words: [{ text: 'go forward' }],
        negative_words: [{ text: 'good morning' }],
        threshold: 3000,
      },
      [place('pronunciations.json')]: { 'go forward': ['/ɡ_oʊ_f_ɔ_ɹ_w_ɚ_d/'] },
      [place('tests.json')]: {
        unit_tests: [
          { name: 'First test', description: '', confidence_threshold: 3000, slots: {}, recordings: [] },
        ],
      },
    }).map(([path, value]) => {
      const text = changed[path.slice(path.lastIndexOf('/') + 1)] ?? JSON.stringify(value)
      return [path, Buffer.from(text)] as const
    }),
  )
  const described: ExportManifest = {
    layout: exportLayout,
    ...{ project: 'Sample', export: 1, architecture: 'linux-x64', created_at: '2026-11-29T10:00:00.000Z' },
    models: [
      {
        ...{ type: 'wake_word', id: 21, name: 'forward', language: 'eng-US', revision: 1 },
        files: [...files].map(([path, bytes]) => ({ path, size: bytes.length, sha256: sha256Of(bytes) })),
        wake_words: {
          lang: 'en-US',
          words: place('model.json'),
          pronunciations: place('pronunciations.json'),
          tests: place('tests.json'),
          problem: null,
        },
      },
    ],
  }
  return resummed(files.set('manifest.json', Buffer.from(JSON.stringify(described))))
}

/** Files with a list of their new checksums, as an attacker writes it after changing them. */
export function resummed(files: Map<string, Buffer>): Map<string, Buffer> {
  files.delete('SHA256SUMS')
  const sums = [...files].map(([path, bytes]) => `${sha256Of(bytes)}  ${path}\n`)
  return files.set('SHA256SUMS', Buffer.from(sums.join('')))
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Entry = Parameters<ReturnType<typeof pack>['entry']>[0]

/**
 * An archive of files.
 *
 * @param root of all of them.
 * @param others entries that no export has.
 */
export async function archiveOf(
  files: ReadonlyMap<string, Uint8Array>,
  { root = 'sample-1-linux-x64', others = [] }: { root?: string; others?: readonly Entry[] } = {},
): Promise<Buffer> {
  const tar = pack()
  for (const [path, bytes] of files) tar.entry({ name: `${root}/${path}` }, Buffer.from(bytes))
  for (const entry of others) tar.entry(entry, '')
  tar.finalize()
  return buffer(tar.pipe(createGzip()))
}
