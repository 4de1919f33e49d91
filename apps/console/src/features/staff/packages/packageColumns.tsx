import type { StaffPackage } from '@saywright/api/contract'
import { type Column, Inline, Stack, Tag, Text } from '@saywright/ui'
import { formatBytes, formatDate, type Locale, type TranslateOf, useMessages } from '@saywright/ui/i18n'
import { PackageMinus, Pencil } from 'lucide-react'
import { packageMessages } from '../../../parts/conan/messages.js'
import { studioWords, systemWords } from '../../../parts/conan/packageWords.js'
import { Names } from '../../../parts/Names.js'
import { longWords } from '../list/longWords.css.js'
import { RowAction } from '../list/RowAction.js'
import type { packagesMessages } from './messages.js'

type Labels = TranslateOf<typeof packagesMessages>

export type PackageHandlers = {
  onChange: (changed: StaffPackage) => void
  onWithdraw: (withdrawn: StaffPackage) => void
}

/** The reference by which a recipe requires a package. */
export const referenceOf = ({ name, version }: Pick<StaffPackage, 'name' | 'version'>) => `${name}/${version}`

const shownOfRevision = 8

/** The columns of the list of packages. */
export function packageColumns(t: Labels, locale: Locale, handlers: PackageHandlers): Column<StaffPackage>[] {
  return [
    { id: 'name', header: t('package'), isRowHeader: true, cell: (row) => <PackageName {...row} /> },
    { id: 'builds', header: t('builds'), cell: (row) => <Builds of={row} t={t} /> },
    { id: 'studio', header: t('studio'), cell: (row) => <Studio of={row} /> },
    { id: 'size', header: t('size'), align: 'end', cell: ({ size }) => formatBytes(size, locale, 'fitting') },
    { id: 'date', header: t('date'), align: 'end', cell: ({ created_at }) => formatDate(created_at) },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => <PackageActions isInRow row={row} t={t} {...handlers} />,
    },
  ]
}

export function PackageName({ name, version, revision, project, organization }: StaffPackage) {
  return (
    <div className={longWords}>
      <Stack gap="x05">
        <Inline gap="x1">
          <Text weight="semibold">{referenceOf({ name, version })}</Text>
          <Tag tone="neutral" isCode>
            {revision.slice(0, shownOfRevision)}
          </Tag>
        </Inline>
        <Text variant="caption" tone="secondary">
          <Names of={[project.title, organization.name]} separator=" · " />
        </Text>
      </Stack>
    </div>
  )
}

/** Each system once: a package may be built for one with several options. */
export function Builds({ of: { binaries }, t }: { of: StaffPackage; t: Labels }) {
  const words = useMessages(packageMessages)
  const systems = [...new Set(binaries.map((binary) => systemWords(words, binary)))]
  if (systems.length === 0) return <span>{t('noBuilds')}</span>
  return (
    <Inline gap="x1">
      {systems.map((system) => (
        <Tag key={system}>{system}</Tag>
      ))}
    </Inline>
  )
}

export const Studio = ({ of }: { of: StaffPackage }) => studioWords(useMessages(packageMessages), of)

export function PackageActions({
  row,
  t,
  onChange,
  onWithdraw,
  isInRow,
}: PackageHandlers & {
  row: StaffPackage
  t: Labels
  /** Whether the buttons are on one line, for which a table has room; a card of a phone may not. */
  isInRow?: boolean
}) {
  const name = referenceOf(row)
  return (
    <Inline gap="x1" justify="end" allowsWrapping={!isInRow}>
      <RowAction
        icon={Pencil}
        label={t('changeOf', { name })}
        words={t('change')}
        onPress={() => onChange(row)}
      />
      <RowAction
        icon={PackageMinus}
        label={t('withdrawOf', { name })}
        words={t('withdraw')}
        onPress={() => onWithdraw(row)}
      />
    </Inline>
  )
}
