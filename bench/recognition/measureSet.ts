import type { Hearing } from '../lib/startHearing.ts'
import { processorSeconds } from './processUsage.ts'

export interface Clip {
  readonly sentence: string
  readonly audio: Buffer
}

export interface ClipSet {
  readonly lang: 'en-US' | 'fr-FR'
  readonly jsgf: string
  readonly inside: readonly Clip[]
  readonly outside: readonly Clip[]
}

export interface Measured {
  readonly right: number
  /** Sentences of the grammar taken for another one. */
  readonly wrong: number
  readonly insideTotal: number
  readonly refused: number
  readonly outsideTotal: number
  /** Seconds from question to answer per second of sound, one recording after the other. */
  readonly waitFactor: number
  /** Processor seconds per second of sound: the same on a busy machine. `waitFactor` where it cannot be read. */
  readonly realTimeFactor: number
}

/** Has each clip recognized and counts the results. */
export async function measureSet(
  hearing: Hearing,
  { lang, jsgf, inside, outside }: ClipSet,
): Promise<Measured> {
  const ask = async ({ audio }: Clip) => {
    const { rejected, hypotheses } = await hearing.recognize({ lang, jsgf, audio })
    return rejected ? undefined : hypotheses[0]?.text
  }
  // The first recognition of a language waits for its model.
  await Promise.all(inside.slice(0, 1).map(ask))
  const counts = { right: 0, wrong: 0, refused: 0 }
  const started = performance.now()
  const usedBefore = processorSeconds(process.pid)
  for (const clip of inside) {
    const heard = await ask(clip)
    if (heard === clip.sentence) counts.right++
    else if (heard !== undefined) counts.wrong++
  }
  for (const clip of outside) if ((await ask(clip)) === undefined) counts.refused++
  const waited = (performance.now() - started) / 1000
  const usedAfter = processorSeconds(process.pid)
  const used = usedBefore === undefined || usedAfter === undefined ? waited : usedAfter - usedBefore
  const sound = [...inside, ...outside].reduce((sum, { audio }) => sum + secondsOf(audio), 0)
  return {
    ...counts,
    insideTotal: inside.length,
    outsideTotal: outside.length,
    waitFactor: waited / sound,
    realTimeFactor: used / sound,
  }
}

/** Of a WAV file with the plain header that both synthesizers write. */
const secondsOf = (wav: Buffer) => (wav.length - 44) / wav.readUInt32LE(28)
