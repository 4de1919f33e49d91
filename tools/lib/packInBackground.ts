import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { arePackagesPacked } from './packDownloads.ts'
import { root } from './root.ts'

/** An installation that brings packages of its own, or has no demonstration, needs none. */
export const wantsPackages = (env: NodeJS.ProcessEnv): boolean =>
  env.SAYWRIGHT_MODE !== 'production' && !env.SAYWRIGHT_PACKAGES_DIR

/**
 * Packs the packages that the demonstration offers as downloads, beside the product, which is ready before: a fresh machine
 * would wait half a minute longer for them.
 */
export function packInBackground(env: NodeJS.ProcessEnv): { start: () => void; stop: () => void } {
  // Asked before the server starts, which would offer those of an older state.
  const isDone = !wantsPackages(env) || arePackagesPacked()
  let child: ChildProcess | undefined
  return {
    start: () => {
      if (!isDone) child = pack()
    },
    stop: () => {
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
      try {
        // The group: pnpm and the compilers that it started end as well.
        process.kill(-child.pid)
      } catch {
        // It has just ended by itself.
      }
    },
  }
}

function pack(): ChildProcess {
  const child = spawn(process.execPath, ['tools/pack-packages.ts'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}
