import { pathToFileURL } from 'node:url'
import { startVoiceProcess } from '../services/voice/tests/support/startVoiceProcess.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { startHearing } from './lib/startHearing.ts'
import { wilson } from './lib/wilson.ts'
import { frenchWarehouse } from './recognition/frenchWarehouse.ts'
import { englishHotel, frenchHotel } from './recognition/hotelOrders.ts'
import { longSlots } from './recognition/longSlots.ts'
import { type ClipSet, type Measured, measureSet } from './recognition/measureSet.ts'
import { memoryMegabytes } from './recognition/processUsage.ts'
import { fileSpeed, speedRow } from './recognition/speeds.ts'
import { englishSet, espeakSet, frenchSet, picoSet } from './recognition/spokenSets.ts'
import { warehouseCommands } from './recognition/warehouseCommands.ts'

/** Least share right and taken of grammars as people write them, spoken by natural voices and by espeak. */
const leastRight = { natural: 0.6, espeak: 0.4 }

/** Speed and accuracy of command recognition, each with a floor. */
export async function run(): Promise<Outcome> {
  const [english, french] = [englishHotel(), frenchHotel()]
  const hearing = startHearing()
  const measure = async (clips: Promise<ClipSet>) => measureSet(hearing, await clips)
  const withFloor = async (name: string, clips: Promise<ClipSet>, least: number) =>
    rowsWithFloor(name, await measure(clips), least)
  try {
    const short = await measure(englishSet())
    const frenchShort = await measure(frenchSet())
    const mistakes = short.insideTotal - short.right + short.outsideTotal - short.refused
    const rows: Row[] = [
      speedOf('English (Flite)', short),
      unlimited('English (Flite), wait per second of sound', `${short.waitFactor.toFixed(3)} s`),
      { figure: 'English (Flite), mistakes', value: String(mistakes), budget: '0', ok: mistakes === 0 },
      ...counts('English (Flite)', short),
      speedOf('French (espeak)', frenchShort),
      unlimited('French (espeak), wait per second of sound', `${frenchShort.waitFactor.toFixed(3)} s`),
      ...counts('French (espeak)', frenchShort),
      ...(await withFloor('English, 54 lines (Flite)', englishSet(english), leastRight.natural)),
      ...(await withFloor('English, 54 lines (Pico)', picoSet('en-US', english), leastRight.natural)),
      ...(await withFloor('English, 54 lines (espeak)', espeakSet('en-US', english), leastRight.espeak)),
      ...(await withFloor('French, 54 lines (Pico)', picoSet('fr-FR', french), leastRight.natural)),
      ...(await withFloor('French, 54 lines (espeak)', espeakSet('fr-FR', french), leastRight.espeak)),
      ...(await withFloor('English, 31 lines (Flite)', englishSet(warehouseCommands), leastRight.natural)),
      ...(await withFloor('English, slots of 200 values (Flite)', englishSet(longSlots), leastRight.natural)),
      ...(await withFloor('French, eleven orders (espeak)', frenchSet(frenchWarehouse), leastRight.espeak)),
      ...(await ofTheService()),
    ]
    return outcomeOf('recognition', rows)
  } finally {
    await hearing.stop()
  }
}

/** The cost of the service: its start, and the use of both languages. */
async function ofTheService(): Promise<Row[]> {
  const voice = await startVoiceProcess()
  try {
    for (const { lang, jsgf, inside } of [await englishSet(), await frenchSet()])
      for (const { audio } of inside.slice(0, 1)) await voice.recognize({ lang, jsgf, audio })
    return [
      unlimited('start-up until it listens', `${Math.round(voice.startMilliseconds)} ms`),
      unlimited('memory after both languages', `${memoryMegabytes(voice.child.pid) ?? '?'} MB`),
    ]
  } finally {
    await voice.stop()
  }
}

const unlimited = (figure: string, value: string): Row => ({ figure, value, budget: '', ok: true })

const speedOf = (of: string, { realTimeFactor, insideTotal, outsideTotal }: Measured): Row =>
  speedRow(of, realTimeFactor, insideTotal + outsideTotal, fileSpeed)

function counts(name: string, { right, wrong, insideTotal, refused, outsideTotal }: Measured): Row[] {
  return [
    unlimited(`${name}, right`, `${right} / ${insideTotal}`),
    unlimited(`${name}, taken for another command`, `${wrong} / ${insideTotal}`),
    unlimited(`${name}, other sentences refused`, `${refused} / ${outsideTotal}`),
  ]
}

/** Speed and counts of a set, and the share right and taken, which may not fall below a floor. */
function rowsWithFloor(name: string, measured: Measured, least: number): Row[] {
  const { right, insideTotal } = measured
  const [low, high] = wilson(right, insideTotal).map((share) => (share * 100).toFixed(0))
  return [
    speedOf(name, measured),
    ...counts(name, measured),
    {
      figure: `${name}, share right`,
      value: `${Math.round((100 * right) / insideTotal)} % (${low} to ${high})`,
      budget: `≥ ${least * 100} %`,
      ok: right >= least * insideTotal,
    },
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rows, ok } = await run()
  console.table(rows)
  if (!ok) process.exitCode = 1
}
