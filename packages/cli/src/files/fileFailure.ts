import { readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { nearest } from '../nearest.js'
import type { Terminal } from '../Terminal.js'

/** Why a file cannot be read; of one that is not there, with the name in its folder that may have been meant. */
export async function fileFailure(
  path: string,
  reason: string,
  { folder }: Terminal,
): Promise<CommandFailure> {
  const isMissing = reason === 'ENOENT'
  const names = isMissing ? await readdir(resolve(folder, dirname(path))).catch(() => []) : []
  const name = nearest(basename(path), names)
  const near = name === undefined ? undefined : join(dirname(path), name)
  return new CommandFailure('unreadableFile', { path, reason }, exitCode.misused, near)
}
