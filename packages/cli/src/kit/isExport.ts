import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Terminal } from '../Terminal.js'
import { isAddress } from './isAddress.js'

/** Whether an operand names an export: its archive, the folder that it was unpacked to, or its address. */
export const isExport = (path: string, { folder }: Terminal) =>
  isAddress(path) ||
  /\.(tar\.gz|tgz)$/i.test(path) ||
  existsSync(join(resolve(folder, path), 'manifest.json'))
