import type { Worker } from 'node:worker_threads'

/** A thread whose clock advances by the given processor time between any two polls, however busy the machine is. */
export function withProcessor(thread: Worker, milliseconds: number): Worker {
  let worked = 0
  return Object.assign(thread, {
    cpuUsage: async () => {
      worked += milliseconds
      return { user: worked * 1000, system: 0 }
    },
  })
}
