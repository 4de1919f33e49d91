import type { VoiceProcess } from '../../services/voice/tests/support/startVoiceProcess.ts'
import type { Clip, ClipSet } from './measureSet.ts'
import { memoryMegabytes, processorSeconds } from './processUsage.ts'

export interface SessionsMeasured {
  readonly right: number
  readonly total: number
  /** Processor seconds per second of sound. */
  readonly realTimeFactor: number
  /** Seconds until all is recognized, per second of the sound of all. */
  readonly waitFactor: number
  /** How much longer the slowest of them took than the fastest; 1 is fair. */
  readonly slowestToFastest: number
  readonly megabytes: number | undefined
}

const clipsEach = 8

/** So many people at once, who send recordings one after the other, all the same ones. */
export async function measureSessions(
  voice: VoiceProcess,
  { lang, jsgf, inside }: ClipSet,
  sessions: number,
): Promise<SessionsMeasured> {
  const clips = inside.filter((_, index) => index % Math.ceil(inside.length / clipsEach) === 0)
  const soundOfOne = clips.reduce((sum, { audio }) => sum + secondsOf(audio), 0)
  let right = 0
  const converse = async (caller: string): Promise<number> => {
    const began = performance.now()
    for (const clip of clips) if (await isRight(clip, caller)) right++
    return performance.now() - began
  }
  async function isRight({ audio, sentence }: Clip, caller: string): Promise<boolean> {
    const recognition = await voice.recognize({ lang, jsgf, audio, caller }).catch(noneWhenBusy)
    return recognition?.rejected === false && recognition.hypotheses[0]?.text === sentence
  }

  const usedBefore = processorSeconds(voice.child.pid) ?? 0
  const began = performance.now()
  const times = await Promise.all(Array.from({ length: sessions }, (_, index) => converse(`caller ${index}`)))
  const sound = soundOfOne * sessions
  return {
    right,
    total: clips.length * sessions,
    realTimeFactor: ((processorSeconds(voice.child.pid) ?? 0) - usedBefore) / sound,
    waitFactor: (performance.now() - began) / 1000 / sound,
    slowestToFastest: Math.max(...times) / Math.min(...times),
    megabytes: memoryMegabytes(voice.child.pid),
  }
}

/** A speaker who is refused after waiting has dropped out: that sentence counts as wrong. */
function noneWhenBusy(error: Error): undefined {
  if (!error.message.includes('"busy"')) throw error
}

const secondsOf = (wav: Buffer) => (wav.length - 44) / wav.readUInt32LE(28)
