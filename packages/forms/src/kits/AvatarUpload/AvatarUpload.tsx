import { pictureMediaTypes } from '@saywright/api/contract'
import { Avatar, Button, ProgressBar, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ChangeEvent, useId, useRef } from 'react'
import { actions, error, row, words } from './AvatarUpload.css.js'
import { avatarUploadMessages } from './messages.js'
import { type SendPicture, usePictureUpload } from './usePictureUpload.js'

export type AvatarUploadProps = {
  /** Name of the owner, whose initials replace a missing picture. */
  name: string
  /** Text beside the picture: the name of a person, or a description of the picture. */
  displayedName: string
  /**
   * The picture of a `person` is round; that of an `organization` is its logo.
   * @default 'person'
   */
  of?: 'person' | 'organization'
  /** URL of the picture; absent without one. */
  src?: string | undefined
  /** Uploads a picture that passed validation. A rejection is reported beside the picture. */
  onUpload: SendPicture
  /** Called when the user removes the picture; absent without a picture to remove. */
  onRemove?: (() => Promise<void>) | undefined
}

/**
 * Shows and replaces the picture of a person or an organization: a preview during the upload, and the reason
 * when it is rejected.
 */
export function AvatarUpload({
  name,
  displayedName,
  of = 'person',
  src,
  onUpload,
  onRemove,
}: AvatarUploadProps) {
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
    // The owner of the action reports why it failed.
    await onRemove?.().catch(() => {})
  }
  return (
    <div role="group" aria-label={t(`${of}.group`)} className={row}>
      <Avatar
        name={name}
        kind={of === 'organization' ? 'group' : of}
        src={isSending ? upload.preview : src}
        size="large"
        isDecorative
      />
      <div className={words}>
        <Text weight="semibold">{displayedName}</Text>
        {isSending ? (
          <ProgressBar label={t(`${of}.sending`)} fraction={upload.fraction} />
        ) : (
          <div id={noteId} aria-live="polite">
            {upload.status === 'failed' ? (
              <p className={error}>{t(`fault.${upload.fault}`)}</p>
            ) : (
              <Text variant="caption" tone="secondary">
                {t(`${of}.limits`)}
              </Text>
            )}
          </div>
        )}
      </div>
      <div className={actions}>
        {onRemove && (
          <Button size="small" variant="ghost" isDisabled={isSending} onPress={() => void remove()}>
            {t(`${of}.remove`)}
          </Button>
        )}
        <Button
          size="small"
          isPending={isSending}
          onPress={() => input.current?.click()}
          aria-describedby={noteId}
        >
          {t(src ? `${of}.change` : `${of}.add`)}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureMediaTypes.join(',')}
        aria-label={t(`${of}.group`)}
        onChange={take}
      />
    </div>
  )
}
