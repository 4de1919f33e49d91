import type { Option } from './option.js'

/** Platforms of a downloadable file. */
export const platforms = [
  { code: 'windows', 'en-US': 'Windows', 'fr-FR': 'Windows' },
  { code: 'linux', 'en-US': 'Linux', 'fr-FR': 'Linux' },
  { code: 'android', 'en-US': 'Android', 'fr-FR': 'Android' },
] as const satisfies readonly Option[]

/** Kinds of downloadable file. */
export const resourceTypes = [
  { code: 'templates', 'en-US': 'Templates', 'fr-FR': 'Gabarits' },
  { code: 'lib', 'en-US': 'Libraries', 'fr-FR': 'Bibliothèques' },
  { code: 'example', 'en-US': 'Examples', 'fr-FR': 'Exemples' },
  { code: 'installer', 'en-US': 'Installers', 'fr-FR': 'Programmes d’installation' },
] as const satisfies readonly Option[]

/** Operating systems of a solution. */
export const operatingSystems = [
  { code: 'windows', 'en-US': 'Windows', 'fr-FR': 'Windows' },
  { code: 'linux', 'en-US': 'Linux', 'fr-FR': 'Linux' },
  { code: 'macos', 'en-US': 'MacOS', 'fr-FR': 'MacOS' },
  { code: 'android', 'en-US': 'Android', 'fr-FR': 'Android' },
  { code: 'ios', 'en-US': 'iOS', 'fr-FR': 'iOS' },
] as const satisfies readonly Option[]

/** Targets of an export. */
export const exportArchitectures = [
  { code: 'windows-x64', 'en-US': 'Windows x64', 'fr-FR': 'Windows x64' },
  { code: 'linux-x64', 'en-US': 'Linux x64', 'fr-FR': 'Linux x64' },
  { code: 'linux-armv7', 'en-US': 'Linux ARMv7', 'fr-FR': 'Linux ARMv7' },
  { code: 'linux-armv8', 'en-US': 'Linux ARMv8', 'fr-FR': 'Linux ARMv8' },
  { code: 'android-armv7', 'en-US': 'Android ARMv7', 'fr-FR': 'Android ARMv7' },
  { code: 'android-armv8', 'en-US': 'Android ARMv8', 'fr-FR': 'Android ARMv8' },
  { code: 'android-x64', 'en-US': 'Android x64', 'fr-FR': 'Android x64' },
] as const satisfies readonly Option[]
