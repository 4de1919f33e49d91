import type { Worker } from 'node:worker_threads'

/** A thread that has had a processor for so long between any two looks at it, however busy the machine is. */
export function withProcessor(thread: Worker, milliseconds: number): Worker {
  let worked = 0
  return Object.assign(thread, {
    cpuUsage: async () => {
      worked += milliseconds
      return { user: worked * 1000, system: 0 }
    },
  })
}
