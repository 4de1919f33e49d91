import { pathToFileURL } from 'node:url'
import { startVoiceProcess } from '../services/voice/tests/support/startVoiceProcess.ts'
import type { Row } from './lib/outcome.ts'
import { frenchWarehouse } from './recognition/frenchWarehouse.ts'
import { longSlots } from './recognition/longSlots.ts'
import { type Measured, measureSet } from './recognition/measureSet.ts'
import { memoryMegabytes } from './recognition/processUsage.ts'
import { fileSpeed, speedRow } from './recognition/speeds.ts'
import { englishSet, frenchSet } from './recognition/spokenSets.ts'
import { warehouseCommands } from './recognition/warehouseCommands.ts'

/** Least share right and taken of grammars as people write them. */
const leastRight = { english: 0.6, french: 0.4 }

/** Speed and accuracy of command recognition, over HTTP, each with a floor. */
export async function run(): Promise<{ name: string; rows: Row[]; ok: boolean }> {
  const [englishClips, warehouseClips, slotClips, frenchClips, frenchWarehouseClips] = await Promise.all([
    englishSet(),
    englishSet(warehouseCommands),
    englishSet(longSlots),
    frenchSet(),
    frenchSet(frenchWarehouse),
  ])
  const voice = await startVoiceProcess()
  try {
    const english = await measureSet(voice, englishClips)
    const warehouse = await measureSet(voice, warehouseClips)
    const slots = await measureSet(voice, slotClips)
    const french = await measureSet(voice, frenchClips)
    const frenchOrders = await measureSet(voice, frenchWarehouseClips)
    const mistakes = english.insideTotal - english.right + english.outsideTotal - english.refused
    const rows: Row[] = [
      speedOf('English (Flite)', english),
      told('English (Flite), wait per second of sound', `${english.waitFactor.toFixed(3)} s`),
      { figure: 'English (Flite), mistakes', value: String(mistakes), budget: '0', ok: mistakes === 0 },
      ...counts('English (Flite)', english),
      ...withFloor('English (Flite), 31 lines with slots and numbers', warehouse, leastRight.english),
      ...withFloor('English (Flite), three slots of 200 values', slots, leastRight.english),
      speedOf('French (espeak)', french),
      told('French (espeak), wait per second of sound', `${french.waitFactor.toFixed(3)} s`),
      ...counts('French (espeak)', french),
      ...withFloor('French (espeak), eleven orders with slots and numbers', frenchOrders, leastRight.french),
      told('start-up until it listens', `${Math.round(voice.startMilliseconds)} ms`),
      told('memory after both languages', `${memoryMegabytes(voice.child.pid) ?? '?'} MB`),
    ]
    return { name: 'recognition', rows, ok: rows.every(({ ok }) => ok) }
  } finally {
    await voice.stop()
  }
}

const told = (figure: string, value: string): Row => ({ figure, value, budget: '', ok: true })

const speedOf = (of: string, { realTimeFactor, insideTotal, outsideTotal }: Measured): Row =>
  speedRow(of, realTimeFactor, insideTotal + outsideTotal, fileSpeed)

function counts(name: string, { right, wrong, insideTotal, refused, outsideTotal }: Measured): Row[] {
  return [
    told(`${name}, right`, `${right} / ${insideTotal}`),
    told(`${name}, taken for another command`, `${wrong} / ${insideTotal}`),
    told(`${name}, other sentences refused`, `${refused} / ${outsideTotal}`),
  ]
}

/** Counts of a set, and the share right and taken, which may not fall below a floor. */
function withFloor(name: string, measured: Measured, least: number): Row[] {
  const share = measured.right / measured.insideTotal
  return [
    ...counts(name, measured),
    {
      figure: `${name}, share right`,
      value: `${Math.round(share * 100)} %`,
      budget: `≥ ${least * 100} %`,
      ok: share >= least,
    },
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rows, ok } = await run()
  console.table(rows)
  if (!ok) process.exitCode = 1
}
