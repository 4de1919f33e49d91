import { readFileSync } from 'node:fs'
import type { Hearing } from '../lib/startHearing.ts'
import { englishHotel, frenchHotel } from '../recognition/hotelOrders.ts'
import type { SpokenSet } from '../recognition/spokenSets.ts'
import type { Prompt } from './prompts.ts'
import { shortGrammars } from './shortGrammars.ts'

type Lang = keyof typeof shortGrammars

export interface Count {
  readonly count: number
  readonly total: number
}

export interface PeopleMeasured {
  /** Sentences of the grammar that were recognized word for word. */
  readonly heard: Count
  /** Sentences of the grammar that were recognized word for word and accepted. */
  readonly inside: Count
  /** Sentences of three words and more, and single words, that were taken by a grammar that does not hold them. */
  readonly sentences: Count
  readonly words: Count
  /** Sentences of three words and more that were taken by a grammar of 54 lines that does not hold them; none in a language without one. */
  readonly many: Count
}

// Longer ones are whole announcements rather than commands.
const maxSeconds = 5
const maxChoices = 40
const largeGrammars: Partial<Readonly<Record<Lang, () => SpokenSet>>> = {
  'en-US': englishHotel,
  'fr-FR': frenchHotel,
}

/**
 * Recognition results of a person's prompts: inside grammars of prompts of one kind (digits, days, letters, phrases), and by
 * short grammars and a large one that do not have them.
 *
 * @param every takes one prompt of so many.
 */
export async function measurePeople(
  hearing: Hearing,
  lang: Lang,
  read: readonly Prompt[],
  every = 1,
): Promise<PeopleMeasured> {
  const prompts = read.filter(({ seconds }) => seconds < maxSeconds)
  const listen = (choices: readonly string[], prompt: Prompt) =>
    listenBy(`#JSGF V1.0 UTF-8; grammar prompts; public <sentence> = ${choices.join(' | ')};`, prompt)
  const listenBy = async (jsgf: string, { file }: Prompt) => {
    const { rejected, hypotheses } = await hearing.recognize({ lang, jsgf, audio: readFileSync(file) })
    return { rejected, text: hypotheses[0]?.text }
  }
  const heard = { count: 0, total: 0 }
  const inside = { count: 0, total: 0 }
  for (const group of groupsOf(prompts)) {
    const choices = [...new Set(group.map(({ text }) => text))]
    for (const prompt of group.filter((_, at) => at % every === 0)) {
      heard.total++
      inside.total++
      const { rejected, text } = await listen(choices, prompt)
      if (text !== prompt.text) continue
      heard.count++
      if (!rejected) inside.count++
    }
  }
  const sentences = { count: 0, total: 0 }
  const words = { count: 0, total: 0 }
  const many = { count: 0, total: 0 }
  const large = largeGrammars[lang]?.()
  for (const [at, prompt] of prompts.filter((_, index) => index % every === 0).entries()) {
    const length = prompt.text.split(' ').length
    const into = length >= 3 ? sentences : length === 1 ? words : undefined
    const others = shortGrammars[lang].filter((choices) => !holdsOne(choices, prompt.text))
    const choices = others[at % others.length]
    if (!into || !choices) continue
    into.total++
    if (!(await listen(choices, prompt)).rejected) into.count++
    if (into === words || !large) continue
    many.total++
    if (!(await listenBy(large.jsgf, prompt)).rejected) many.count++
  }
  return { heard, inside, sentences, words, many }
}

/** Digits, days, months, ordinals, letters, the alphabet of radio, and phrases, at most 40 together. */
function groupsOf(prompts: readonly Prompt[]): Prompt[][] {
  const kinds = new Map<string, Prompt[]>()
  for (const prompt of prompts) {
    const kind =
      /^(digits\/(?:day|mon|h)-|digits\/|letters\/|phonetic\/)/.exec(prompt.name)?.[0] ??
      (prompt.text.includes(' ') ? 'phrases' : 'words')
    kinds.set(kind, [...(kinds.get(kind) ?? []), prompt])
  }
  return [...kinds.values()].flatMap((kind) =>
    Array.from({ length: Math.ceil(kind.length / maxChoices) }, (_, at) =>
      kind.slice(at * maxChoices, (at + 1) * maxChoices),
    ),
  )
}

function holdsOne(choices: readonly string[], text: string): boolean {
  const words = new Set(text.split(/[ '-]/))
  return choices.some((choice) => choice.split(' ').some((word) => words.has(word)))
}
