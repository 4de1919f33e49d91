export interface SentRequest {
  /** Of the call. */
  readonly name: string
  readonly status: number
  readonly milliseconds: number
}

const slowestCount = 5

/**
 * The figures of many requests, in one line.
 *
 * @param seconds from the first to the last.
 */
export function requestFigures(title: string, requests: readonly SentRequest[], seconds: number): string {
  const slowest = new Map<string, number>()
  for (const { name, milliseconds } of requests)
    slowest.set(name, Math.max(milliseconds, slowest.get(name) ?? 0))
  const failed = requests.filter(({ status }) => status >= 500).length
  const rows = [...slowest]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, slowestCount)
    .map(([name, milliseconds]) => `  ${name} ${Math.round(milliseconds)} ms`)
  return [
    `${title}: ${requests.length} requests to ${slowest.size} calls in ${seconds.toFixed(1)} s, ${failed} with 5xx`,
    'slowest:',
    ...rows,
  ].join('\n')
}
