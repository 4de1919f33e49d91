import { limits } from '@saywright/api/contract'
import { Button, Icon, IconButton, Inline, ProgressBar, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { X } from 'lucide-react'
import type { Upload, UploadsState } from './createUploads.js'
import { freeName } from './freeName.js'
import { audioFilesPartMessages } from './messages.js'
import { list, row, words } from './UploadList.css.js'
import { mayRetry } from './uploadProblem.js'

export type UploadHandlers = {
  /** Sends one that failed once more, under another name where one is given. */
  readonly onRetry: (id: number, name?: string) => void
  readonly onRetryAll: () => void
  /** Stops an upload, or dismisses a failed one. */
  readonly onRemove: (id: number) => void
}

export type UploadListProps = UploadsState &
  UploadHandlers & {
    /** Names that recordings have already. */
    takenNames: readonly string[]
  }

const values = { megabytes: limits.audioMaxBytes / 1024 ** 2, seconds: limits.audioMaxSeconds }

/** Uploads under way, and failed ones, each with its actions. */
export function UploadList({ uploads, arrived, takenNames, ...handlers }: UploadListProps) {
  const t = useMessages(audioFilesPartMessages)
  const again = uploads.filter((upload) => upload.status === 'failed' && mayRetry(upload.problem))
  return (
    <Stack gap="x1">
      <span role="status">
        {arrived.length > 0 && (
          <Text as="span" variant="bodySmall" tone="secondary">
            {t('arrived', { count: arrived.length })}
          </Text>
        )}
      </span>
      {uploads.length > 0 && (
        <ul className={list} aria-label={t('uploads')}>
          {uploads.map((upload) => (
            <li key={upload.id} className={row}>
              <UploadRow upload={upload} takenNames={takenNames} {...handlers} />
            </li>
          ))}
        </ul>
      )}
      {again.length > 1 && (
        <Inline>
          <Button size="small" onPress={handlers.onRetryAll}>
            {t('retryAll')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

type UploadRowProps = Omit<UploadHandlers, 'onRetryAll'> & { upload: Upload; takenNames: readonly string[] }

function UploadRow({ upload, takenNames, onRetry, onRemove }: UploadRowProps) {
  const t = useMessages(audioFilesPartMessages)
  const { id, name, status } = upload
  const isFailed = status === 'failed'
  const free = isFailed && upload.problem === 'taken' ? freeName(name, takenNames) : undefined
  return (
    <>
      <div className={words}>
        <Text variant="bodySmall" weight="medium">
          {name}
        </Text>
        {status === 'waiting' && (
          <Text variant="bodySmall" tone="secondary">
            {t('waiting')}
          </Text>
        )}
        {status === 'sending' && <ProgressBar label={t('sending', { name })} fraction={upload.fraction} />}
        {isFailed && (
          <Text variant="bodySmall" tone="danger" role="alert">
            {t(`problem.${upload.problem}`, values)}
          </Text>
        )}
      </div>
      {free && (
        <Button size="small" onPress={() => onRetry(id, free)}>
          {t('uploadAs', { name: free })}
        </Button>
      )}
      {isFailed && mayRetry(upload.problem) && (
        <Button size="small" aria-label={t('retryNamed', { name })} onPress={() => onRetry(id)}>
          {t('retry')}
        </Button>
      )}
      <IconButton
        size="small"
        icon={<Icon of={X} />}
        label={t(isFailed ? 'putAway' : 'cancel', { name })}
        onPress={() => onRemove(id)}
      />
    </>
  )
}
