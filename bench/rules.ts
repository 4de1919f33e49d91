import { availableParallelism } from 'node:os'
import { analyze, GrammarLibrary, generate, isSameSentence, toJsgf } from '@saywright/grammar'
import { type LibraryKind, libraryRules, rulesOf } from '@saywright/grammar/library'
import { inTurns } from './lib/inTurns.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { type Hearing, withHearing } from './lib/startHearing.ts'
import { wilson } from './lib/wilson.ts'
import { createEspeakSpeech } from './speech/espeakSpeech.ts'
import { createPicoSpeech } from './speech/picoSpeech.ts'

const pico = { name: 'Pico', create: createPicoSpeech } as const

/** Languages of the library, each with a synthetic voice that speaks it. */
const voices = {
  'en-US': pico,
  'fr-FR': pico,
  'de-DE': pico,
  'es-ES': pico,
  'it-IT': pico,
  'nl-NL': { name: 'espeak', create: createEspeakSpeech },
} as const

/** Sentences of a language; RULES_SENTENCES=10 proves that it works, in about a minute. */
const sentences = Number(process.env.RULES_SENTENCES ?? 200)

type Measured = { readonly kind: LibraryKind; readonly isRight: boolean; readonly isTaken: boolean }

/**
 * Recognition results of sentences of the library of rules, each by a grammar that is its rule alone. Reported only: one
 * voice does not represent people.
 */
export async function run(): Promise<Outcome> {
  const languages = Object.keys(voices) as (keyof typeof voices)[]
  const rows = await inTurns(
    languages.map((lang) => async () => rowsOf(lang, await withHearing((hearing) => measure(hearing, lang)))),
    availableParallelism(),
  )
  return outcomeOf('rules', rows.flat())
}

function rowsOf(lang: keyof typeof voices, measured: readonly Measured[]): Row[] {
  const { name } = voices[lang]
  const isTold = ({ isRight, isTaken }: Measured) => isRight && isTaken
  return [
    rowOf(`${lang}, ${name}: value right`, measured, ({ isRight }) => isRight),
    rowOf(`${lang}, ${name}: right and taken`, measured, isTold),
    rowOf(`${lang}, ${name}: another value taken`, measured, ({ isRight, isTaken }) => !isRight && isTaken),
    ...[...new Set(measured.map(({ kind }) => kind))].map((kind) => {
      const ofKind = measured.filter((each) => each.kind === kind)
      return rowOf(`${lang}, ${name}, ${kind}: right and taken`, ofKind, isTold)
    }),
  ]
}

async function measure(hearing: Hearing, lang: keyof typeof voices): Promise<Measured[]> {
  const rules = libraryRules(lang)
  const voice = voices[lang].create(lang)
  const measured: Measured[] = []
  for (const [at, { kind, name }] of rules.entries()) {
    const source = `#BNF+EM V2.1;\n!grammar bench;\n!start <said>;\n!import <${name}>;\n<said>: <${name}>;\n`
    const { compiled } = analyze(source, { library: new GrammarLibrary([], rulesOf(lang)) })
    const limit =
      Math.floor(((at + 1) * sentences) / rules.length) - Math.floor((at * sentences) / rules.length)
    for (const sentence of generate(compiled, { limit, seed: 20261129 })) {
      const audio = await voice.speak(sentence)
      const { rejected, hypotheses } = await hearing.recognize({ lang, jsgf: toJsgf(compiled), audio })
      const isRight = isSameSentence(compiled, hypotheses[0]?.text ?? '', sentence)
      measured.push({ kind, isRight, isTaken: !rejected })
    }
  }
  await voice.close()
  return measured
}

function rowOf(figure: string, measured: readonly Measured[], counts: (each: Measured) => boolean): Row {
  const [count, total] = [measured.filter(counts).length, measured.length]
  const [low, high] = wilson(count, total).map((share) => Math.round(share * 100))
  return { figure, value: `${count} of ${total} (${low} to ${high} %)`, budget: '', ok: true }
}
