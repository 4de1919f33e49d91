import type { ConanPackage } from '@saywright/api/contract'
import { CopyButton, Tag, Text } from '@saywright/ui'
import { formatBytes, formatDate, type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { packageMessages } from '../../../parts/conan/messages.js'
import { studioWords, systemWords } from '../../../parts/conan/packageWords.js'
import * as css from './Conan.css.js'
import { conanMessages } from './messages.js'

/** The versions of a package, newest first, with the targets of their builds. */
export function PackageVersions({ name, children }: ConanPackage) {
  const t = useMessages(conanMessages)
  const words = useMessages(packageMessages)
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one
    <ul role="list" aria-label={t('versionsOf', { name })} className={css.versions}>
      {children.map(({ version, reference, created_at, package_files }, index) => (
        <li key={version} className={css.version}>
          <span className={css.mono}>{version}</span>
          <span>{index === 0 && <Tag tone="success">{t('latest')}</Tag>}</span>
          <div className={css.systems}>
            {package_files.map((one) => systemWords(words, one)).join(', ')}
            <StudioNote of={package_files[0]} />
          </div>
          <span className={css.figure}>{sizeOf(package_files, locale)}</span>
          <span className={css.figure}>{formatDate(created_at)}</span>
          <span className={css.figure}>
            <CopyButton size="small" text={reference} label={t('copy')} subject={reference} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** For which versions of the studio it is, where staff said some: all builds of a version share them. */
function StudioNote({ of: file }: { of: ConanPackage['package_files'][number] | undefined }) {
  const t = useMessages(conanMessages)
  const words = useMessages(packageMessages)
  if (!file?.min_studio_version && !file?.max_studio_version) return null
  return (
    <Text variant="caption" tone="secondary">
      {t('studioOf', { versions: studioWords(words, file) })}
    </Text>
  )
}

function sizeOf(files: ConanPackage['children'][number]['package_files'], locale: Locale): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return formatBytes(bytes, locale, bytes < 1024 ** 2 ? 'kilobyte' : 'megabyte')
}
