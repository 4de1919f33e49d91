import { type Loadable, limits, type StaffPackage } from '@saywright/api/contract'
import { Card, Stack, Text } from '@saywright/ui'
import { formatBytes, formatDate, useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { packageMessages } from '../../../parts/conan/messages.js'
import { studioWords } from '../../../parts/conan/packageWords.js'
import type { ProjectSearch } from '../downloads/projectSearch.js'
import { TransfersCard, type TransfersOnScreen } from '../downloads/TransfersCard.js'
import type { ListPlace } from '../list/listPlace.js'
import { StaffList } from '../list/StaffList.js'
import { packagesMessages } from './messages.js'
import { PackageDialog, type PackageDialogProps } from './PackageDialog.js'
import { PublishDialog, type PublishDialogProps } from './PublishDialog.js'
import { Builds, PackageActions, PackageName, packageColumns } from './packageColumns.js'
import { WithdrawPackageDialog, type WithdrawPackageDialogProps } from './WithdrawPackageDialog.js'

export type PackagesScreenProps = TransfersOnScreen &
  Pick<PublishDialogProps, 'onPublish' | 'onInvalid'> &
  Pick<PackageDialogProps, 'onSave'> &
  Pick<WithdrawPackageDialogProps, 'onWithdraw'> & {
    projectSearch: ProjectSearch
    packages: Loadable<{ readonly data: readonly StaffPackage[]; readonly total: number }>
    place: ListPlace
    onPlace: (place: ListPlace) => void
  }

/** The Conan packages of every project, and where more are published. */
export function PackagesScreen({
  packages,
  place,
  onPlace,
  projectSearch,
  onPublish,
  onSave,
  onWithdraw,
  onInvalid,
  ...transfers
}: PackagesScreenProps) {
  const t = useMessages(packagesMessages)
  const words = useMessages(packageMessages)
  const locale = useLocale()
  const [given, setGiven] = useState<File>()
  const [changed, setChanged] = useState<StaffPackage>()
  const [withdrawn, setWithdrawn] = useState<StaffPackage>()
  const handlers = { onChange: setChanged, onWithdraw: setWithdrawn }
  return (
    <StaffList
      labels={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        empty: { title: t('emptyTitle'), text: t('emptyText') },
      }}
      before={
        <TransfersCard
          {...transfers}
          title={t('publish')}
          hint={t('dropHint', { gigabytes: limits.packageMegabytes / 1024 })}
          acceptedTypes={['.tgz', '.gz']}
          maxMegabytes={limits.packageMegabytes}
          onFile={setGiven}
        />
      }
      rows={packages}
      place={place}
      onPlace={onPlace}
      search={t('search')}
      table={{
        columns: packageColumns(t, locale, handlers),
        folded: ['size', 'studio'],
        rowKey: ({ id }) => id,
        renderCard: (row) => (
          <Card>
            <Stack gap="x2">
              <PackageName {...row} />
              <Builds of={row} t={t} />
              <Text variant="bodySmall">{t('studioOf', { versions: studioWords(words, row) })}</Text>
              <Text variant="bodySmall" tone="secondary">
                {t('sizeAndDate', {
                  size: formatBytes(row.size, locale, 'fitting'),
                  date: formatDate(row.created_at),
                })}
              </Text>
              <PackageActions row={row} t={t} {...handlers} />
            </Stack>
          </Card>
        ),
      }}
    >
      {given && (
        <PublishDialog
          file={given}
          search={projectSearch}
          onPublish={onPublish}
          onInvalid={onInvalid}
          onClose={() => setGiven(undefined)}
        />
      )}
      {changed && (
        <PackageDialog
          changed={changed}
          onSave={onSave}
          onInvalid={onInvalid}
          onClose={() => setChanged(undefined)}
        />
      )}
      {withdrawn && (
        <WithdrawPackageDialog
          withdrawn={withdrawn}
          onWithdraw={onWithdraw}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </StaffList>
  )
}
