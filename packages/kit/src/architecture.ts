import { KitError } from './KitError.js'
import type { Architecture, OpenOptions } from './types.js'

const systems: Readonly<Record<string, string>> = { linux: 'linux', win32: 'windows', android: 'android' }
const processors: Readonly<Record<string, string>> = { x64: 'x64', arm64: 'armv8', arm: 'armv7' }

/** The architecture of this computer as exports name it; `none` when no export supports it. */
export const architectureHere = (platform: string = process.platform, processor: string = process.arch) =>
  systems[platform] && processors[processor] ? `${systems[platform]}-${processors[processor]}` : 'none'

/** @throws KitError `wrong_architecture` for an export that is for another computer. */
export function requireArchitecture(
  packed: Architecture,
  wanted: OpenOptions['architecture'] = architectureHere() as Architecture,
): void {
  if (wanted === 'any' || wanted === packed) return
  throw new KitError(
    'wrong_architecture',
    `This export is for ${packed}, and not for ${wanted}. Open it with { architecture: 'any' } to try it here.`,
    [packed, wanted],
  )
}
