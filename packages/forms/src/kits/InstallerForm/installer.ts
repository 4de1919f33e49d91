import { oneOf, text, type } from '@saywright/api/contract'

/** Operating systems of the studio, by platform code. */
export const installerSystems = ['windows', 'linux'] as const
export type InstallerSystem = (typeof installerSystems)[number]

/** An installer of the studio. */
export type Installer = { readonly system: InstallerSystem; readonly version: string }

export type InstallerValues = { operating_system: string; studio_version: string }
export const blankInstaller: InstallerValues = { operating_system: '', studio_version: '' }

export const installerRules = type({
  operating_system: oneOf(installerSystems),
  studio_version: text({ min: 1 }),
})

/** The versions with an installer for an operating system, newest first. */
export function versionsFor(installers: readonly Installer[], system: string): string[] {
  const versions = installers.filter((installer) => installer.system === system).map(({ version }) => version)
  const { compare } = new Intl.Collator('en-US', { numeric: true })
  return [...new Set(versions)].sort((one, other) => compare(other, one))
}

/** The selected installer; `undefined` when the system has no such version. */
export function installerOf(
  installers: readonly Installer[],
  values: InstallerValues,
): Installer | undefined {
  return installers.find(
    ({ system, version }) => system === values.operating_system && version === values.studio_version,
  )
}
