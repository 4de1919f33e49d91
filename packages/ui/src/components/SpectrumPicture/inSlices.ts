type Clock = {
  /** Time in ms. */
  now: () => number
  /** Calls back when the browser has drawn and answered. */
  afterFrame: (callback: () => void) => void
}

const browserClock: Clock = {
  now: () => performance.now(),
  afterFrame: (callback) => {
    requestAnimationFrame(callback)
  },
}

/**
 * Does many small steps without holding up the page: a few milliseconds of them a frame.
 *
 * @param count how many steps.
 * @param step does the step of an index.
 * @param signal ends the work early; what is done stays.
 * @param budget most milliseconds of work a frame; one step is done even if it takes longer.
 * @returns settles with true when all is done, with false when it was ended.
 */
export function inSlices(
  count: number,
  step: (index: number) => void,
  signal: AbortSignal,
  { budget = 8, now, afterFrame }: Clock & { budget?: number } = browserClock,
): Promise<boolean> {
  return new Promise((resolve) => {
    let index = 0
    const slice = () => {
      if (signal.aborted) return resolve(false)
      const start = now()
      do {
        if (index >= count) return resolve(true)
        step(index)
        index += 1
      } while (now() - start < budget)
      afterFrame(slice)
    }
    afterFrame(slice)
  })
}
