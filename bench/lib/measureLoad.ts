import type { Browser, CDPSession } from 'playwright'
import type { MeasuredPage } from './loadingPages.ts'

/**
 * Lighthouse's and DevTools' "Slow 4G", called "Fast 3G" before 2024: 1.6 Mbit/s down, 750 kbit/s up and 150 ms, which
 * Chromium, that delays whole requests and not packets, is given as 0.9 of the throughput and 3.75 of the latency.
 */
export const roundTripMilliseconds = 150 * 3.75
const bytesPerSecond = { down: (1_600_000 / 8) * 0.9, up: (750_000 / 8) * 0.9 }
const processorSlowdown = 4

/** With such a network a page that sends no request for so long has sent all of them. */
const settleMilliseconds = 3000

export const millisecondsOfBytes = (bytes: number) => (bytes / bytesPerSecond.down) * 1000

export type Load = {
  /** Milliseconds from the navigation to the first content that is painted. */
  readonly frame: number
  /** Milliseconds from the navigation to the frame in which what the page is for can be seen. */
  readonly ready: number
  /** Bytes received until then, with headers. */
  readonly bytes: number
  /** Requests until the page sends no more. */
  readonly requests: number
}

declare const isReady: Promise<number>

/** Loads a page in a context of its own, whose cache is empty. */
export async function measureLoad(
  browser: Browser,
  { url, cookie, readySelector }: MeasuredPage,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  try {
    if (cookie) await context.addCookies([{ ...cookie, url }])
    const page = await context.newPage()
    await page.addInitScript(resolveWhenReady, readySelector)
    const session = await context.newCDPSession(page)
    const traffic = await slowedTraffic(session)
    await page.goto(url, { waitUntil: 'commit' })
    const ready = await page.evaluate(() => isReady)
    const bytes = traffic.bytes()
    const frame = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    // Events are a request that never ends, so the network of someone logged in is never idle.
    for (let seen = 0; seen < traffic.requests(); await page.waitForTimeout(settleMilliseconds))
      seen = traffic.requests()
    return { frame, ready, bytes, requests: traffic.requests() }
  } finally {
    await context.close()
  }
}

/** Runs in the page. Looked for once a frame, so that what is found has been drawn. */
function resolveWhenReady(selector: string) {
  Object.assign(window, {
    isReady: new Promise((resolve) => {
      const look = () =>
        document.querySelector(selector) ? resolve(performance.now()) : requestAnimationFrame(look)
      look()
    }),
  })
}

async function slowedTraffic(session: CDPSession) {
  let bytes = 0
  const asked = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) asked.add(requestId)
  })
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  session.on('Network.responseReceived', ({ response }) => {
    bytes += response.encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMilliseconds,
    downloadThroughput: bytesPerSecond.down,
    uploadThroughput: bytesPerSecond.up,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return { bytes: () => bytes, requests: () => asked.size }
}
