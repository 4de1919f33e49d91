import { readFileSync } from 'node:fs'
import { readSpeech } from '@saywright/engines/recognition'
import type { Prompt } from '../speech/prompts.ts'
import { type Count, tally } from './measureWords.ts'
import type { Spot } from './spot.ts'

const wordsOfBeginning = 3
const leastLetters = 10
const leastSeconds = 1.2
const maxSeconds = 8.5

/** Whether people wake a device by the first three words of what they read, and by those of what they read elsewhere. */
export async function measureReader(
  lang: string,
  prompts: readonly Prompt[],
  { every, spot }: { readonly every: number; readonly spot: Spot },
): Promise<{ readonly said: Count; readonly unsaid: Count }> {
  const usable = prompts
    .filter(
      ({ seconds, text }) =>
        seconds >= leastSeconds && seconds <= maxSeconds && beginningOf(text) !== undefined,
    )
    .filter((_, place) => place % every === 0)
  const [said, unsaid] = [tally(), tally()]
  for (const [place, { text, file }] of usable.entries()) {
    const samples = await readSpeech(readFileSync(file))
    said.add(await spot({ lang, text: beginningOf(text) ?? '', samples }))
    const other = usable[(place + Math.ceil(usable.length / 2)) % usable.length]?.text ?? ''
    if (!text.includes(beginningOf(other) ?? ''))
      unsaid.add(await spot({ lang, text: beginningOf(other) ?? '', samples }))
  }
  return { said, unsaid }
}

function beginningOf(text: string): string | undefined {
  const words = text.split(' ')
  const beginning = words.slice(0, wordsOfBeginning).join(' ')
  return words.length > wordsOfBeginning && beginning.length >= leastLetters ? beginning : undefined
}
