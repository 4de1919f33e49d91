import { resolve } from 'node:path'
import { type Commands, type Kit, open } from '@saywright/kit'
import type { Terminal } from '../Terminal.js'
import { exportFailure } from './exportFailure.js'
import { isAddress } from './isAddress.js'

export interface OpenedExport {
  readonly kit: Kit
  /** @param name may be left out where there is one model. */
  readonly commands: (name?: string) => Promise<Commands>
}

/**
 * Does something with an export, and closes it.
 *
 * @throws CommandFailure for a refusal of the kit.
 */
export async function withExport<Value>(
  path: string,
  isAnyArchitecture: boolean | undefined,
  terminal: Terminal,
  work: (opened: OpenedExport) => Promise<Value>,
): Promise<Value> {
  try {
    const source = isAddress(path) ? path : resolve(terminal.folder, path)
    const kit = await open(source, isAnyArchitecture ? { architecture: 'any' } : {})
    try {
      return await work({ kit, commands: (name) => kit.commands(name) })
    } finally {
      await kit.close()
    }
  } catch (thrown) {
    throw exportFailure(thrown, path)
  }
}
