import { libraryParts, pageOf } from '../tools/lib/libraryParts.ts'
import { sizeOf } from './lib/bundle.ts'
import { allStyles, anchorOf, everyday, oursOf } from './lib/everyday.ts'
import { measureLogin } from './lib/loginRoute.ts'
import { compare, kilobytes, type Outcome, outcomeOf } from './lib/outcome.ts'

/** Bytes that a component costs a page, beside the same of @mantine/core, and bytes of the first page. */
export async function run(): Promise<Outcome> {
  const rows = []
  for (const { name, components, most, maxRatio, goal } of everyday) {
    const ours = await sizeOf(oursOf(components))
    const anchor = await sizeOf(anchorOf(components))
    rows.push(
      compare({
        figure: goal ? `${name}, JS + CSS (${goal})` : `${name}, JS + CSS`,
        ours: ours.total,
        anchor: anchor.total,
        most,
        ...(maxRatio ? { maxRatio } : {}),
        show: kilobytes,
        kept: 'count',
      }),
      compare({
        figure: `${name}, CSS of that`,
        ours: ours.css,
        anchor: anchor.css,
        show: kilobytes,
        kept: 'count',
      }),
    )
  }
  for (const { name, source, most } of soundParts)
    rows.push(
      compare({ figure: name, ours: (await sizeOf(source)).js, most, show: kilobytes, kept: 'count' }),
    )
  for (const part of libraryParts)
    rows.push(
      compare({
        figure: `${part.figure}, JS, as published`,
        ours: (await sizeOf(pageOf(part), { isPublished: true })).js,
        most: part.most.vite,
        show: kilobytes,
        kept: 'count',
      }),
    )
  const login = await measureLogin()
  return outcomeOf('sizes', [
    ...rows,
    compare({
      figure: 'all styles of ui',
      ours: (await sizeOf(allStyles)).css,
      // 0.3 kB of it draw filters as chips, mark the order of a table and give links their height.
      most: 20_800,
      show: kilobytes,
      kept: 'count',
    }),
    compare({
      figure: 'documentation, JS of every page',
      ours: await documentationScript('main'),
      most: 8_000,
      show: kilobytes,
      kept: 'count',
    }),
    compare({
      figure: 'documentation, JS of pages with grammars to try',
      ours: await documentationScript('examples'),
      most: 17_100,
      show: kilobytes,
      kept: 'count',
    }),
    compare({
      figure: 'login page, JS, beside its libraries alone (goal 180 kB)',
      ours: login.ours,
      anchor: login.bare,
      // 0.2 kB of it are the steps of a call, each alone, and 0.4 kB a page in place of one that cannot be loaded offline; 0.1 kB leaves
      // room for modules that are grouped otherwise.
      most: 179_600,
      maxRatio: 1.22,
      show: kilobytes,
      kept: 'count',
    }),
    compare({
      figure: 'login page, JS that follows its first paint',
      ours: login.later,
      // The notices look at what is pressed next: 0.1 kB.
      most: 23_900,
      show: kilobytes,
      kept: 'count',
    }),
  ])
}

/** The parts that play, record and read sounds, without their style. */
const soundParts = [
  {
    name: 'player of sounds, JS',
    // Of it 0.1 kB reads A-law, µ-law and samples in wider frames.
    source: "export { createPlayer, usePlayer } from '@saywright/audio'",
    most: 5_100,
  },
  {
    name: 'recorder, JS',
    source: "export { createRecorder, useRecorder } from '@saywright/audio'",
    most: 4_000,
  },
  {
    name: 'WAV, resampler, peaks and silence, JS',
    source: `export { decodePeaks, decodeWav, encodePeaks, encodeWav, peaksOf, resample, trimSilence }
      from '@saywright/audio/signal'`,
    most: 4_000,
  },
]

const documentationScript = async (name: string) =>
  (await sizeOf(`import '../apps/documentation/src/client/${name}.ts'`)).js
