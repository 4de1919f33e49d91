import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { findChromium } from '../tools/lib/requirements.ts'
import { startProduct } from '../tools/lib/startProduct.ts'
import { findPages, type MeasuredPage } from './lib/loadingPages.ts'
import { type Load, measureLoad, millisecondsOfBytes, roundTripMilliseconds } from './lib/measureLoad.ts'
import { compare, median, type Outcome, outcomeOf, type Row } from './lib/outcome.ts'

const rounds = 3
const maxRequests = 20
const frameMilliseconds = 1500

/**
 * The first load of four pages of the built product, with nothing in the cache, on a slow network and a slow processor,
 * beside what the network alone would take for the same bytes and round trips.
 */
export async function run(): Promise<Outcome> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Install Chromium, or name one in CHROMIUM_PATH.')
  const folder = mkdtempSync(join(tmpdir(), 'saywright-loading-'))
  const { address, end } = await startProduct(folder)
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const rows: Row[] = []
    for (const page of await findPages(address)) rows.push(...(await rowsOf(browser, page)))
    return outcomeOf('loading', rows)
  } finally {
    await browser.close()
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function rowsOf(browser: Browser, page: MeasuredPage): Promise<Row[]> {
  const loads: Load[] = []
  for (let round = 0; round < rounds; round++) loads.push(await measureLoad(browser, page))
  const middle = (of: (load: Load) => number) => median(loads.map(of))
  const requests = Math.max(...loads.map((load) => load.requests))
  return [
    compare({
      figure: `${page.name}, frame`,
      ours: middle(({ frame }) => frame),
      most: frameMilliseconds,
      show: seconds,
    }),
    compare({
      figure: `${page.name}, ${page.ready}`,
      ours: middle(({ ready }) => ready),
      anchor: middle(({ bytes }) => millisecondsOfBytes(bytes) + page.roundTrips * roundTripMilliseconds),
      ...(page.maxMilliseconds ? { most: page.maxMilliseconds } : {}),
      maxRatio: 1.5,
      show: seconds,
    }),
    compare({
      figure: `${page.name}, bytes until then`,
      ours: middle(({ bytes }) => bytes),
      show: (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
    }),
    compare({ figure: `${page.name}, requests in all`, ours: requests, most: maxRequests, show: String }),
  ]
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
