import { limits } from '@saywright/api/contract'
import { Card, Divider, DropZone, Stack, VisuallyHidden } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { Fragment } from 'react'
import { filesMessages } from './messages.js'
import { TransferRow } from './TransferRow.js'
import type { Transfer, TransferDeeds } from './transfer.js'

const megabyte = 1024 * 1024
const mostBytes = limits.uploadMegabytes * megabyte

export type TransfersCardProps = TransferDeeds & {
  transfers: readonly Transfer[]
  onFile: (file: File) => void
}

/** Where files are given, and how far those are that are on their way. */
export function TransfersCard({ transfers, onFile, ...deeds }: TransfersCardProps) {
  const t = useMessages(filesMessages)
  const gigabytes = new Intl.NumberFormat(useLanguageTag()).format(limits.uploadMegabytes / 1024)
  const done = transfers.filter(({ state }) => state === 'done')
  return (
    <Card title={t('upload')}>
      <Stack gap="x3">
        <DropZone
          hint={t('dropHint', { gigabytes })}
          maxBytes={mostBytes}
          onFiles={([file]) => file && onFile(file)}
        />
        {transfers.map((transfer) => (
          <Fragment key={transfer.id}>
            <Divider />
            <TransferRow transfer={transfer} t={t} {...deeds} />
          </Fragment>
        ))}
        <VisuallyHidden>
          <span role="status">{done.map(({ name }) => t('doneSaid', { name })).join(' ')}</span>
        </VisuallyHidden>
      </Stack>
    </Card>
  )
}
