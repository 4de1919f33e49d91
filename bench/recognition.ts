import { pathToFileURL } from 'node:url'
import { startVoiceProcess } from '../services/voice/tests/support/startVoiceProcess.ts'
import { type Measured, measureSet } from './recognition/measureSet.ts'
import { memoryMegabytes } from './recognition/processUsage.ts'
import { englishSet, frenchSet } from './recognition/spokenSets.ts'
import { warehouseCommands } from './recognition/warehouseCommands.ts'

interface Row {
  readonly figure: string
  readonly value: string
  readonly budget: string
  readonly ok: boolean
}

const englishRealTimeFactor = 0.5
const leastOfWarehouse = 0.6

/** Speed and accuracy of command recognition, over HTTP. English has a budget; French figures are only told. */
export async function run(): Promise<{ name: string; rows: Row[]; ok: boolean }> {
  const [englishClips, warehouseClips, frenchClips] = await Promise.all([
    englishSet(),
    englishSet(warehouseCommands),
    frenchSet(),
  ])
  const voice = await startVoiceProcess()
  try {
    const english = await measureSet(voice, englishClips)
    const warehouse = await measureSet(voice, warehouseClips)
    const french = await measureSet(voice, frenchClips)
    const mistakes = english.insideTotal - english.right + english.outsideTotal - english.refused
    const rows: Row[] = [
      {
        figure: 'English (Flite), real-time factor',
        value: english.realTimeFactor.toFixed(3),
        budget: `< ${englishRealTimeFactor}`,
        ok: english.realTimeFactor < englishRealTimeFactor,
      },
      told('English (Flite), wait per second of sound', `${english.waitFactor.toFixed(3)} s`),
      { figure: 'English (Flite), mistakes', value: String(mistakes), budget: '0', ok: mistakes === 0 },
      ...counts('English (Flite)', english),
      ...counts('English (Flite), 31 lines with slots and numbers', warehouse),
      {
        figure: 'English (Flite), 31 lines with slots and numbers, share right',
        value: `${Math.round((warehouse.right / warehouse.insideTotal) * 100)} %`,
        budget: `≥ ${leastOfWarehouse * 100} %`,
        ok: warehouse.right >= warehouse.insideTotal * leastOfWarehouse,
      },
      told('French (espeak), real-time factor', french.realTimeFactor.toFixed(3)),
      told('French (espeak), wait per second of sound', `${french.waitFactor.toFixed(3)} s`),
      ...counts('French (espeak)', french),
      told('start-up until it listens', `${Math.round(voice.startMilliseconds)} ms`),
      told('memory after both languages', `${memoryMegabytes(voice.child.pid) ?? '?'} MB`),
    ]
    return { name: 'recognition', rows, ok: rows.every(({ ok }) => ok) }
  } finally {
    await voice.stop()
  }
}

const told = (figure: string, value: string): Row => ({ figure, value, budget: '', ok: true })

function counts(name: string, { right, wrong, insideTotal, refused, outsideTotal }: Measured): Row[] {
  return [
    told(`${name}, right`, `${right} / ${insideTotal}`),
    told(`${name}, taken for another command`, `${wrong} / ${insideTotal}`),
    told(`${name}, other sentences refused`, `${refused} / ${outsideTotal}`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rows, ok } = await run()
  console.table(rows)
  if (!ok) process.exitCode = 1
}
