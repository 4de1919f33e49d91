import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Button } from '../../components/Button/Button.js'
import { IconButton } from '../../components/IconButton/IconButton.js'
import type { Notice } from './createNotices.js'
import * as css from './NoticeStack.css.js'

type NoticeCardProps = {
  notice: Notice
  isPaused: boolean
  closeLabel: string
  onClose: () => void
}

/** One notice with its remaining time. */
export function NoticeCard({ notice, isPaused, closeLabel, onClose }: NoticeCardProps) {
  const { tone, title, text, action, duration } = notice
  const Icon = tone === 'success' ? CircleCheck : CircleAlert
  return (
    <div className={css.notice} role={tone === 'success' ? 'status' : 'alert'} aria-atomic>
      <Icon size={20} strokeWidth={1.6} aria-hidden className={css.icons[tone]} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        <p>{text}</p>
        {action && (
          <div className={css.action}>
            <Button
              size="small"
              onPress={() => {
                action.onPress()
                onClose()
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <span className={css.close}>
        <IconButton
          size="small"
          label={closeLabel}
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onPress={onClose}
        />
      </span>
      <span
        className={css.bars[tone]}
        style={{ animationDuration: `${duration}ms` }}
        data-paused={isPaused || undefined}
        aria-hidden
      />
    </div>
  )
}
