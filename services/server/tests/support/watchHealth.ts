const everyMilliseconds = 50

interface Slowest {
  readonly milliseconds: number
  /** The other request at that time. */
  readonly during: string
}

/** Asks a server again and again whether it is there, one question after the other. */
export function watchHealth() {
  let slowest: Slowest = { milliseconds: 0, during: '' }
  let count = 0
  const statuses = new Set<number>()
  let isOver = false
  let last: Promise<void> = Promise.resolve()

  async function watch(url: string, doing: () => string): Promise<void> {
    while (!isOver) {
      const asked = performance.now()
      const response = await fetch(`${url}/api/health`)
      await response.arrayBuffer()
      const milliseconds = performance.now() - asked
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, during: doing() }
      count++
      statuses.add(response.status)
      await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
    }
  }

  return {
    begin: (url: string, doing: () => string) => {
      last = watch(url, doing)
    },
    end: async () => {
      isOver = true
      await last
      return slowest
    },
    count: () => count,
    statuses: () => statuses,
  }
}
