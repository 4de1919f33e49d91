import { readdirSync, readFileSync } from 'node:fs'

// Linux has counted 100 ticks a second for every program since 2.6, whatever the kernel uses inside.
const ticksPerSecond = 100
const everyMilliseconds = 200

type Stat = { pid: number; parent: number; session: number; seconds: number }

/**
 * Adds up the processor time of all processes that this one starts from now on, and their descendants, including a browser.
 * Processes shorter than a fifth of a second may be missing.
 * @returns a function that stops it and returns the seconds; `undefined` where the system has no /proc.
 */
export function watchProcessorTime(): () => number | undefined {
  const before = new Set(stats().map(({ pid }) => pid))
  const known = new Map<number, Stat>()
  const look = () => {
    for (const stat of begunBy(process.pid, stats(), new Set(known.keys())))
      if (!before.has(stat.pid)) known.set(stat.pid, stat)
  }
  const timer = setInterval(look, everyMilliseconds)
  return () => {
    clearInterval(timer)
    look()
    return before.size === 0 ? undefined : [...known.values()].reduce((sum, { seconds }) => sum + seconds, 0)
  }
}

/** Of some processes those that one has begun. A browser is in a session of its own, and what it leaves behind stays in it. */
export function begunBy(origin: number, all: readonly Stat[], known: ReadonlySet<number>): Stat[] {
  const ours = new Set([origin, ...known])
  const sessionOf = (pid: number) => all.find((stat) => stat.pid === pid)?.session
  const own = sessionOf(origin)
  for (let size = 0; size !== ours.size; ) {
    size = ours.size
    const sessions = new Set([...ours].map(sessionOf).filter((session) => session !== own))
    for (const { pid, parent, session } of all)
      if (ours.has(parent) || ours.has(session) || sessions.has(session)) ours.add(pid)
  }
  return all.filter(({ pid }) => pid !== origin && ours.has(pid))
}

function stats(): Stat[] {
  return processIds().flatMap((pid) => {
    // A name in parentheses may hold spaces.
    const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ').map(Number)
    if (!fields) return []
    const [, parent = 0, , session = 0] = fields
    return [{ pid, parent, session, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / ticksPerSecond }]
  })
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
