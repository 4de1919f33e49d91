import type { Page } from 'playwright'
import { compare, median, milliseconds, type Outcome, outcomeOf } from './lib/outcome.ts'
import { type CpuClock, withPage } from './lib/page.ts'
import type { WaveformActions } from './pages/waveforms.tsx'

declare const bench: WaveformActions

const rounds = 5
const kinds = ['wavesurfer', 'ours'] as const
const things = ['recording', 'list'] as const
type Times = { time: number[]; gap: number[]; cpu: number[] }
type Measured = Record<(typeof kinds)[number], Record<(typeof things)[number], Times>>

/** The pictures of sounds beside those of wavesurfer.js: ten minutes that are read from a file, and 200 rows that are known. */
export async function run(): Promise<Outcome> {
  const { ours, wavesurfer, nodes } = await withPage('waveforms', measure)
  return outcomeOf('waveforms', [
    compare({
      figure: '10 minutes of WAV, until they are drawn',
      ours: median(ours.recording.time),
      anchor: median(wavesurfer.recording.time),
      maxRatio: 0.6,
      show: milliseconds,
    }),
    compare({
      figure: '10 minutes of WAV, longest time in which the page does nothing else',
      ours: median(ours.recording.gap),
      anchor: median(wavesurfer.recording.gap),
      most: 50,
      show: milliseconds,
    }),
    compare({
      figure: '200 rows, until they are drawn',
      ours: median(ours.list.time),
      anchor: median(wavesurfer.list.time),
      maxRatio: 0.25,
      show: milliseconds,
    }),
    compare({
      figure: '200 rows, processor time',
      ours: median(ours.list.cpu),
      anchor: median(wavesurfer.list.cpu),
      maxRatio: 0.25,
      show: milliseconds,
    }),
    compare({ figure: 'elements in the picture of a row', ours: nodes, most: 4, show: String }),
  ])
}

async function measure(page: Page, cpu: CpuClock): Promise<Measured & { nodes: number }> {
  const none = (): Times => ({ time: [], gap: [], cpu: [] })
  const measured: Measured = {
    ours: { recording: none(), list: none() },
    wavesurfer: { recording: none(), list: none() },
  }
  let nodes = Number.NaN
  for (let round = 0; round < rounds; round++) {
    for (const what of things) {
      for (const kind of round % 2 ? kinds : kinds.toReversed()) {
        await page.evaluate(() => bench.clear())
        let drawn = { time: Number.NaN, gap: Number.NaN }
        const spent = await cpu(async () => {
          drawn = await page.evaluate(([of, thing]) => bench.draw(of, thing), [kind, what] as const)
        })
        if (kind === 'ours' && what === 'list') nodes = await page.evaluate(() => bench.nodesOfARow())
        // The first round is spent on warming the page up.
        if (round === 0) continue
        const times = measured[kind][what]
        times.time.push(drawn.time)
        times.gap.push(drawn.gap)
        times.cpu.push(spent)
      }
    }
  }
  return { ...measured, nodes }
}
