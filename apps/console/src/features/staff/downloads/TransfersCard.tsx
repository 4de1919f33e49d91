import { Card, Divider, DropZone, type DropZoneProps, Stack, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Fragment } from 'react'
import { filesMessages } from './messages.js'
import { TransferRow } from './TransferRow.js'
import type { Transfer, TransferHandlers } from './transfer.js'

export type TransfersCardProps = TransferHandlers &
  Pick<DropZoneProps, 'hint' | 'acceptedTypes'> & {
    title: string
    transfers: readonly Transfer[]
    /** Of one file. */
    maxMegabytes: number
    onFile: (file: File) => void
    /** Continues the pending upload of this file. @returns whether there is one: then no details are requested. */
    onGoOn?: ((file: File) => boolean) | undefined
  }

/** The props of a screen for it. */
export type TransfersOnScreen = TransferHandlers & Pick<TransfersCardProps, 'transfers' | 'onGoOn'>

/** The drop zone, and the progress of uploads under way. */
export function TransfersCard({
  title,
  transfers,
  hint,
  acceptedTypes,
  maxMegabytes,
  onFile,
  onGoOn,
  ...handlers
}: TransfersCardProps) {
  const t = useMessages(filesMessages)
  const done = transfers.filter(({ state }) => state === 'done')
  return (
    <Card title={title}>
      <Stack gap="x3">
        <DropZone
          hint={hint}
          acceptedTypes={acceptedTypes}
          maxBytes={maxMegabytes * 1024 * 1024}
          onFiles={([file]) => file && !onGoOn?.(file) && onFile(file)}
        />
        {transfers.map((transfer) => (
          <Fragment key={transfer.id}>
            <Divider />
            <TransferRow transfer={transfer} t={t} {...handlers} />
          </Fragment>
        ))}
        <VisuallyHidden>
          <span role="status">{done.map(({ name }) => t('doneSaid', { name })).join(' ')}</span>
        </VisuallyHidden>
      </Stack>
    </Card>
  )
}
