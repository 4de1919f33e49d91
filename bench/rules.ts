import { analyze, GrammarLibrary, generate, isSameSentence, toJsgf } from '@saywright/grammar'
import { type LibraryKind, libraryRules, rulesOf } from '@saywright/grammar/library'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { type Hearing, startHearing } from './lib/startHearing.ts'
import { wilson } from './lib/wilson.ts'
import { createEspeakSpeech } from './speech/espeakSpeech.ts'
import { createPicoSpeech } from './speech/picoSpeech.ts'

/** Languages of the library, each with a synthetic voice that speaks it. */
const voices = {
  'en-US': createPicoSpeech,
  'fr-FR': createPicoSpeech,
  'de-DE': createPicoSpeech,
  'es-ES': createPicoSpeech,
  'it-IT': createPicoSpeech,
  'nl-NL': createEspeakSpeech,
} as const

/** Sentences of a language; RULES_SENTENCES=10 proves that it works, in about a minute. */
const sentences = Number(process.env.RULES_SENTENCES ?? 200)

type Measured = { readonly kind: LibraryKind; readonly isRight: boolean; readonly isTaken: boolean }

/** What sentences of the library of rules are heard as, each by a grammar that is its rule alone. Told only: one voice is no people. */
export async function run(): Promise<Outcome> {
  const hearing = startHearing()
  try {
    const rows: Row[] = []
    for (const lang of Object.keys(voices) as (keyof typeof voices)[]) {
      const measured = await measure(hearing, lang)
      rows.push(rowOf(`${lang}, value right`, measured, ({ isRight }) => isRight))
      rows.push(rowOf(`${lang}, right and taken`, measured, ({ isRight, isTaken }) => isRight && isTaken))
      for (const kind of new Set(measured.map((each) => each.kind)))
        rows.push(
          rowOf(
            `${lang}, ${kind}`,
            measured.filter((each) => each.kind === kind),
            ({ isRight }) => isRight,
          ),
        )
    }
    return outcomeOf('rules', rows)
  } finally {
    await hearing.stop()
  }
}

async function measure(hearing: Hearing, lang: keyof typeof voices): Promise<Measured[]> {
  const rules = libraryRules(lang)
  const voice = voices[lang](lang)
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
