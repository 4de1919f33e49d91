import { oneOf, text, type } from '@saywright/api/contract'

/** Systems that the studio is made for, by their codes as platforms. */
export const installerSystems = ['windows', 'linux'] as const
export type InstallerSystem = (typeof installerSystems)[number]

/** A file that installs the studio. */
export type Installer = { readonly system: InstallerSystem; readonly version: string }

export type InstallerValues = { operating_system: string; studio_version: string }
export const blankInstaller: InstallerValues = { operating_system: '', studio_version: '' }

export const installerRules = type({
  operating_system: oneOf(installerSystems),
  studio_version: text({ min: 1 }),
})

/** The versions that a system has an installer of, the newest first. */
export function versionsFor(installers: readonly Installer[], system: string): string[] {
  const versions = installers.filter((installer) => installer.system === system).map(({ version }) => version)
  const { compare } = new Intl.Collator('en-US', { numeric: true })
  return [...new Set(versions)].sort((one, other) => compare(other, one))
}

/** The installer that was chosen; `undefined` where a system has no such version. */
export function installerOf(
  installers: readonly Installer[],
  values: InstallerValues,
): Installer | undefined {
  return installers.find(
    ({ system, version }) => system === values.operating_system && version === values.studio_version,
  )
}
