import type { Hearing } from '../lib/startHearing.ts'
import { borrowedCommands } from './borrowedCommands.ts'
import type { Count } from './measurePeople.ts'
import { createPicoSpeech } from './picoSpeech.ts'

export interface BorrowedMeasured {
  /** Sentences that were recognized word for word. */
  readonly heard: Count
  /** The accepted ones among them. */
  readonly inside: Count
  /** Sentences that were taken by the grammar that does not hold them. */
  readonly taken: Count
}

/**
 * Recognition results of Pico's sentences in languages that borrow their sounds: by their own grammar, and by the other one.
 */
export async function measureBorrowed(
  hearing: Hearing,
  lang: keyof typeof borrowedCommands,
): Promise<BorrowedMeasured> {
  const { home, music } = borrowedCommands[lang]
  const pico = createPicoSpeech(lang)
  const counts = { heard: 0, inside: 0, taken: 0, total: 0 }
  for (const [own, other] of [
    [home, music],
    [music, home],
  ] as const) {
    for (const sentence of own) {
      const audio = await pico.speak(sentence)
      const by = (choices: readonly string[]) =>
        hearing.recognize({
          lang,
          jsgf: `#JSGF V1.0 UTF-8; grammar g; public <sentence> = ${choices.join(' | ')};`,
          audio,
        })
      const { rejected, hypotheses } = await by(own)
      const isHeard = hypotheses[0]?.text === sentence
      counts.total++
      if (isHeard) counts.heard++
      if (isHeard && !rejected) counts.inside++
      if (!(await by(other)).rejected) counts.taken++
    }
  }
  await pico.close()
  const { heard, inside, taken, total } = counts
  return {
    heard: { count: heard, total },
    inside: { count: inside, total },
    taken: { count: taken, total },
  }
}
