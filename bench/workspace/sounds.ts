import type { MeasuredModel, Person } from './models.ts'

/** Milliseconds between two of the calls that are made meanwhile. */
const pause = 20

export type MeasuredSounds = {
  /** Milliseconds until the sentences that sound alike were there. */
  readonly clock: number
  /** The longest that a small call took meanwhile, in milliseconds: how long the thread of the server was held. */
  readonly worstCall: number
}

/** Compares how the sentences of a model sound, and calls the server again and again until that is there. */
export async function compareSounds(
  { call }: Person,
  { projectId, modelId }: MeasuredModel,
): Promise<MeasuredSounds> {
  const path = `projects/${projectId}/voice-commands`
  const began = performance.now()
  let isDone = false
  const comparing = call('GET', `${path}/${modelId}/sound-alikes`).finally(() => {
    isDone = true
  })
  let worstCall = 0
  while (!isDone) {
    const from = performance.now()
    await call('GET', 'projects/all')
    worstCall = Math.max(worstCall, performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  await comparing
  return { clock: performance.now() - began, worstCall }
}
