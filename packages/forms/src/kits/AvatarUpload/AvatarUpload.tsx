import { pictureMediaTypes } from '@saywright/api/contract'
import { Avatar, Button, ProgressBar, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ChangeEvent, useId, useRef } from 'react'
import { actions, error, row, words } from './AvatarUpload.css.js'
import { avatarUploadMessages } from './messages.js'
import { type SendPicture, usePictureUpload } from './usePictureUpload.js'

export type AvatarUploadProps = {
  /** Whose picture it is, as the person writes it: the initials stand in for the picture. */
  name: string
  /** The name as it is displayed beside the picture. */
  displayedName: string
  /** Address of the picture; absent without one. */
  src?: string | undefined
  /** Sends a picture that passed its rules. A rejection is told beside the picture. */
  onUpload: SendPicture
  /** Absent without a picture that could be removed. */
  onRemove?: (() => Promise<void>) | undefined
}

/** The picture of a person, which may be replaced at once: seen while it is sent, refused with its reason. */
export function AvatarUpload({ name, displayedName, src, onUpload, onRemove }: AvatarUploadProps) {
  const t = useMessages(avatarUploadMessages)
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { upload, choose, forget } = usePictureUpload(onUpload)
  const isSending = upload.status === 'sending'
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picture = currentTarget.files?.[0]
    // The same file may be chosen again, after it was mended.
    currentTarget.value = ''
    if (picture) void choose(picture)
  }
  const remove = async () => {
    forget()
    // Whoever gave the action tells why it failed.
    await onRemove?.().catch(() => {})
  }
  return (
    <div role="group" aria-label={t('group')} className={row}>
      <Avatar name={name} src={isSending ? upload.preview : src} size="large" isDecorative />
      <div className={words}>
        <Text weight="semibold">{displayedName}</Text>
        {isSending ? (
          <ProgressBar label={t('sending')} fraction={upload.fraction} />
        ) : (
          <div id={noteId} aria-live="polite">
            {upload.status === 'failed' ? (
              <p className={error}>{t(`fault.${upload.fault}`)}</p>
            ) : (
              <Text variant="caption" tone="secondary">
                {t('limits')}
              </Text>
            )}
          </div>
        )}
      </div>
      <div className={actions}>
        {onRemove && (
          <Button size="small" variant="ghost" isDisabled={isSending} onPress={() => void remove()}>
            {t('remove')}
          </Button>
        )}
        <Button
          size="small"
          isPending={isSending}
          onPress={() => input.current?.click()}
          aria-describedby={noteId}
        >
          {t(src ? 'change' : 'add')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureMediaTypes.join(',')}
        aria-label={t('group')}
        onChange={take}
      />
    </div>
  )
}
