import type { CDPSession, Page } from 'playwright'

/** The cost of keys for the page. */
export type Keys = {
  /** Milliseconds from the worst key to the frame that shows it, by Event Timing: multiples of 8. */
  readonly worst: number
  /** Milliseconds of processor that the longest task of the main thread takes while someone types. */
  readonly longestTask: number
}

/** So many keys, of which each second waits until the text was read. */
const keys = 24
/** Longer than the pause after which a text is read, including its queries. */
const pauseMilliseconds = 1500
const quickMilliseconds = 60

type Timing = { duration: number; interactionId: number; name: string }
declare const timings: Timing[]

/** Types into the middle of a word of the last rules, quickly and with pauses. */
export async function typeKeys(page: Page, session: CDPSession): Promise<Keys> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  for (const key of ['ArrowUp', 'Home', ...Array<string>(24).fill('ArrowRight')])
    await page.keyboard.press(key)
  await page.waitForTimeout(pauseMilliseconds)
  await page.evaluate(observeKeys)
  const tasks = await traceTasks(session)
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('x')
    await page.waitForTimeout(key % 2 ? pauseMilliseconds : quickMilliseconds)
  }
  const longestTask = Math.max(...(await tasks()))
  const durations = await page.evaluate(() =>
    timings.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
  )
  // The browser reports no key below 16 ms.
  return { worst: Math.max(16, ...durations), longestTask }
}

/** Runs in the page. */
function observeKeys() {
  const timings: Timing[] = []
  Object.assign(window, { timings })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Timing[])
      timings.push({ duration: entry.duration, interactionId: entry.interactionId, name: entry.name })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

type TraceEvent = {
  name: string
  ph: string
  tid: number
  pid: number
  tdur?: number
  args: { name?: string }
}

/** Begins a trace. @returns ends it, and gives the milliseconds of processor of each task of the main thread of a page. */
export async function traceTasks(session: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'],
    },
  })
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
    await session.send('Tracing.end')
    await complete
    session.off('Tracing.dataCollected', collect)
    const mains = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    return events
      .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000)
  }
}
