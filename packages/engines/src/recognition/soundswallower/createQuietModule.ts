import createModule, { type SoundSwallowerModule } from 'soundswallower'

/**
 * The compiled engine. Each module adds a listener for uncaught exceptions to its process, which throws them again as Node does by
 * itself; it is removed, since it would keep the memory of its module for as long as the process runs.
 */
export function createQuietModule(options: object): Promise<SoundSwallowerModule> {
  const before = process.listeners('uncaughtException')
  const module = createModule(options)
  for (const listener of process.listeners('uncaughtException'))
    if (!before.includes(listener)) process.off('uncaughtException', listener)
  return module
}
