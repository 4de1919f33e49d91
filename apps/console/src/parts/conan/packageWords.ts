import type { ConanPackage } from '@saywright/api/contract'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { packageMessages } from './messages.js'

type Labels = TranslateOf<typeof packageMessages>
type PackageFile = ConanPackage['package_files'][number]

/** The target of a build: the server says `any` where its configuration names none. */
export const systemWords = (
  t: Labels,
  { platform, architecture }: Pick<PackageFile, 'platform' | 'architecture'>,
) => [platform, architecture].filter((word) => word !== 'any').join(' ') || t('anySystem')

/** The versions of the studio that a package is for. */
export function studioWords(
  t: Labels,
  {
    min_studio_version: first,
    max_studio_version: last,
  }: Pick<PackageFile, 'min_studio_version' | 'max_studio_version'>,
): string {
  if (first && last) return t('betweenStudios', { first, last })
  if (first) return t('fromStudio', { first })
  return last ? t('untilStudio', { last }) : t('anyStudio')
}
