import type { VoiceCommandModelSummary } from '@saywright/api/contract'
import { Waveform } from '@saywright/audio'
import { peaksOf } from '@saywright/audio/signal'
import { BandGlyph } from '@saywright/shell/components'
import { Icon, IconButton, Menu, MenuItem, MenuTrigger, Pressable, Tag, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { hubMessages } from '../messages/index.js'
import { body, card, foot, line, menu, name, nameCell, picture, wave } from './HubScreen.css.js'

export type ModelCardProps = {
  model: VoiceCommandModelSummary
  href: string
  onRename: () => void
  /** Absent where no further model can be made. */
  onDuplicate?: () => void
  onDelete: () => void
}

const barCount = 64

/** A model of voice commands, drawn by the last recording that was tested with it. */
export function ModelCard({ model, href, onRename, onDuplicate, onDelete }: ModelCardProps) {
  const t = useMessages(hubMessages)
  const peaks = model.last_recording_peaks
  return (
    <article className={card} aria-label={model.name}>
      <div className={picture}>
        {peaks && peaks.length > 0 ? (
          <span className={wave} role="img" aria-label={t('model.spoken', { model: model.name })}>
            <Waveform peaks={peaksOf(peaks, barCount)} height={44} />
          </span>
        ) : (
          <BandGlyph states={{ strictCommands: 'delivered' }} size={40} label="" />
        )}
      </div>
      <div className={body}>
        <div className={line}>
          <div className={nameCell}>
            <Pressable className={name} href={href}>
              {model.name}
            </Pressable>
            <Tag tone="neutral" isCode>
              {model.language}
            </Tag>
          </div>
          <div className={menu}>
            <MenuTrigger>
              <IconButton
                size="small"
                label={t('model.menu', { model: model.name })}
                icon={<Icon of={Ellipsis} />}
              />
              <Menu placement="bottom end">
                <MenuItem icon={<Icon of={Pencil} />} onAction={onRename}>
                  {t('model.rename')}
                </MenuItem>
                {onDuplicate && (
                  <MenuItem icon={<Icon of={Copy} />} onAction={onDuplicate}>
                    {t('model.duplicate')}
                  </MenuItem>
                )}
                <MenuItem tone="danger" icon={<Icon of={Trash2} />} onAction={onDelete}>
                  {t('model.delete')}
                </MenuItem>
              </Menu>
            </MenuTrigger>
          </div>
        </div>
        <Text variant="bodySmall" tone="secondary">
          {t('model.type')}
        </Text>
        <div className={foot}>
          <Text as="span" variant="caption" tone="secondary">
            {t('model.revision', { revision: model.revision })}
          </Text>
          <Text as="span" variant="caption" tone="secondary">
            {formatDate(model.updated_at)}
          </Text>
        </div>
      </div>
    </article>
  )
}
