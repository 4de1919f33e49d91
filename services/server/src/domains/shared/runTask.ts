/** A task, as the queue hands it over to what does it. */
export interface RunTask {
  readonly id: number
  readonly projectId: number | null
  readonly payload: unknown
  readonly signal: AbortSignal
  readonly progress: (fraction: number, step?: string) => Promise<void>
}
