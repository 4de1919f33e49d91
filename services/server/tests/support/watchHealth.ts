const everyMilliseconds = 50

/** Asks a server again and again whether it is there, one question after the other. */
export function watchHealth() {
  const times: number[] = []
  const statuses = new Set<number>()
  let isOver = false
  let last: Promise<void> = Promise.resolve()

  async function watch(url: string): Promise<void> {
    while (!isOver) {
      const asked = performance.now()
      const response = await fetch(`${url}/api/health`)
      await response.arrayBuffer()
      times.push(performance.now() - asked)
      statuses.add(response.status)
      await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
    }
  }

  return {
    begin: (url: string) => {
      last = watch(url)
    },
    /** @returns the slowest answer, in milliseconds. */
    end: async () => {
      isOver = true
      await last
      return Math.max(...times)
    },
    count: () => times.length,
    statuses: () => statuses,
  }
}
