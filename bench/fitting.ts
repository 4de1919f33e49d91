import { readFileSync } from 'node:fs'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { type Hearing, startHearing } from './lib/startHearing.ts'
import { shortGrammars } from './speech/shortGrammars.ts'
import { type SingleWord, singleWordsOf, speakers } from './speech/singleWords.ts'

const maxChoices = 40
/** Short grammars that each word is tried on: two of those that do not hold it. */
const triesOfOthers = [0, 5]
const isOwn = (lang: string): lang is 'en-US' | 'fr-FR' => lang === 'en-US' || lang === 'fr-FR'
/** Languages that have no short grammars here borrow those of one that is written like it. */
const grammarsOf = (lang: string) =>
  isOwn(lang) ? shortGrammars[lang] : shortGrammars[lang === 'it-IT' ? 'it-IT' : 'es-MX']

interface Scores {
  /** Of correctly recognized words. */
  readonly right: number[]
  readonly others: number[]
  said: number
  tried: number
}

/**
 * The data on which the operating points were chosen: how many of the right ones are accepted at 5000, and how many others.
 * No figure of it is reported anywhere: those of `hearing` and `borrowed` are, of other people.
 */
export async function run(): Promise<Outcome> {
  const hearing = startHearing()
  try {
    const rows: Row[] = []
    const borrowed = empty()
    for (const lang of Object.keys(speakers)) {
      const scores = isOwn(lang) ? empty() : borrowed
      await listen(hearing, lang, scores)
      if (isOwn(lang)) rows.push(...rowsOf(lang, scores))
    }
    return outcomeOf('fitting', [...rows, ...rowsOf('borrowed', borrowed)])
  } finally {
    await hearing.stop()
  }
}

const empty = (): Scores => ({ right: [], others: [], said: 0, tried: 0 })

async function listen(hearing: Hearing, lang: string, scores: Scores) {
  const words = singleWordsOf(lang)
  const hear = async (choices: readonly string[], { file }: SingleWord) => {
    const jsgf = `#JSGF V1.0 UTF-8; grammar words; public <word> = ${choices.join(' | ')};`
    return (await hearing.recognize({ lang, jsgf, audio: readFileSync(file) })).hypotheses[0]
  }
  for (const [at, word] of words.entries()) {
    scores.said++
    const heard = await hear(choicesBeside(word, words), word)
    if (heard?.text === word.text) scores.right.push(heard.confidence)
    const parts = new Set(word.text.split(/[ '-]/))
    const others = grammarsOf(lang).filter((choices) =>
      choices.every((choice) => choice.split(' ').every((part) => !parts.has(part))),
    )
    for (const step of triesOfOthers) {
      scores.tried++
      const other = await hear(others[(at + step) % others.length] ?? [], word)
      if (other) scores.others.push(other.confidence)
    }
  }
}

/** The words of a group, a part of it that holds this one. */
function choicesBeside({ group, text }: SingleWord, words: readonly SingleWord[]): string[] {
  const all = [...new Set(words.filter((word) => word.group === group).map((word) => word.text))]
  const start = Math.floor(all.indexOf(text) / maxChoices) * maxChoices
  return all.slice(start, start + maxChoices)
}

function rowsOf(who: string, { right, others, said, tried }: Scores): Row[] {
  const row = (figure: string, value: string): Row => ({
    figure: `${who}: ${figure}`,
    value,
    budget: '',
    ok: true,
  })
  const taken = (scores: readonly number[], least: number) => scores.filter((score) => score >= least).length
  const sorted = others.toSorted((one, other) => other - one)
  return [
    row('heard right', `${right.length} / ${said}`),
    row('of these kept at 5000', `${taken(right, 5000)} / ${right.length}`),
    row('others taken at 5000', `${taken(others, 5000)} / ${tried}`),
    ...[0.01, 0.03, 0.08].map((share) => {
      const least = (sorted[Math.floor(share * tried)] ?? 0) + 1
      return row(
        `kept where ${share * 100} % of others are taken`,
        `${taken(right, least)} / ${right.length}, at ${least}`,
      )
    }),
  ]
}
