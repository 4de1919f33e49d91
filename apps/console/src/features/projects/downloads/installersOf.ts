import type { ProjectFile } from '@saywright/api/contract'
import type { Installer } from '@saywright/forms'

const systems: readonly Installer['system'][] = ['windows', 'linux']

/** The system and the version that a file installs; `undefined` for a file without both. */
function installerOf({ tags, version }: ProjectFile): Installer | undefined {
  const system = systems.find((known) => tags.some(({ type, name }) => type === 'platform' && name === known))
  return system && version ? { system, version } : undefined
}

export const installersOf = (files: readonly ProjectFile[]): Installer[] =>
  files.flatMap((file) => installerOf(file) ?? [])

/** The file of an installer. */
export const fileOf = (files: readonly ProjectFile[], { system, version }: Installer) =>
  files.find((file) => {
    const installer = installerOf(file)
    return installer?.system === system && installer.version === version
  })
