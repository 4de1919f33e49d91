import type { ConanPackage } from '@saywright/api/contract'

type Built = Pick<ConanPackage['package_files'][number], 'platform' | 'architecture'>

/** What a build of a package is for: the server says `any` where its configuration names none. */
export const systemOf = ({ platform, architecture }: Built, anySystem: string): string =>
  [platform, architecture].filter((word) => word !== 'any').join(' ') || anySystem
