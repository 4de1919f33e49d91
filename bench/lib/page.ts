import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type CDPSession, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { findChromium } from '../../tools/lib/requirements.ts'
import { serveFolder } from '../../tools/visual/serveFolder.ts'
import { plugins } from './bundle.ts'

const bench = join(import.meta.dirname, '..')

/** Builds `bench/pages/<name>.tsx` for production, opens it in a headless Chromium and hands it over. */
export async function withPage<Result>(
  name: string,
  measure: (page: Page, cpu: CpuClock) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Install Chromium, or name one in CHROMIUM_PATH.')
  const folder = await buildPage(name)
  const { address, close } = await serveFolder(folder)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--js-flags=--expose-gc'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    await isolate(page)
    await page.goto(`${address}/${name}.html`)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return await measure(page, cpuClock(session))
  } finally {
    await browser.close()
    close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An isolated page has a clock of 5 µs instead of 100. */
async function isolate(page: Page) {
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const isolation = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    }
    await route.fulfill({ response, headers: { ...response.headers(), ...isolation } })
  })
}

/** Milliseconds of processor that the main thread of the page spends on what is done, style, layout and paint with it. */
export type CpuClock = (act: () => Promise<unknown>) => Promise<number>

function cpuClock(session: CDPSession): CpuClock {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  return async (act) => {
    const before = await spent()
    await act()
    return (await spent()) - before
  }
}

async function buildPage(name: string): Promise<string> {
  const cache = join(bench, '..', '.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'bench-'))
  // The page is in the folder of the benches, where its imports are found.
  const input = join(bench, 'pages', `${name}.tsx`)
  await build({
    root: bench,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins(), react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
      cssCodeSplit: false,
    },
  })
  writeFileSync(
    join(outDir, `${name}.html`),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="stylesheet" href="/style.css"></head>' +
      '<body><script type="module" src="/page.js"></script></body></html>',
  )
  return outDir
}
