/**
 * Runs tasks, some of them at once.
 *
 * @returns their results, in the order of the tasks.
 * @throws what the first of those that failed threw, when nothing runs any more.
 */
export async function inTurns<Result>(
  tasks: readonly (() => Promise<Result>)[],
  maxConcurrent: number,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = tasks.entries()
  const work = async () => {
    for (const [at, task] of waiting) results[at] = await task()
  }
  const ended = await Promise.allSettled(Array.from({ length: maxConcurrent }, work))
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return results
}
