import { readFileSync } from 'node:fs'

// Linux has counted 100 ticks a second for every program since 2.6, whatever the kernel uses inside.
const ticksPerSecond = 100

/** Resident memory of a process in megabytes; `undefined` where the system has no /proc. */
export function memoryMegabytes(pid: number | undefined): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}

/** Processor time that a process and its threads have used, in seconds; `undefined` where the system has no /proc. */
export function processorSeconds(pid: number | undefined): number | undefined {
  const fields = read(pid, 'stat')?.split(') ')[1]?.split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function read(pid: number | undefined, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
