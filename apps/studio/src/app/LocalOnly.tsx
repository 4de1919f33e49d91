import { Button, DialogTrigger, Icon, IconButton, Popover, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { HardDrive } from 'lucide-react'
import { layoutMessages } from './messages.js'

/** The mark of a studio whose speech, files and engines are all on the machine of the person. */
export function LocalOnly() {
  const t = useMessages(layoutMessages)
  const width = useWidthClass()
  // A window as narrow as that has no room for it; a phone itself is never the machine of the server.
  if (width === 'phone') return null
  const icon = <Icon of={HardDrive} />
  return (
    <DialogTrigger>
      {width === 'desktop' ? (
        <Button size="small" icon={icon}>
          {t('localOnly')}
        </Button>
      ) : (
        <IconButton label={t('localOnly')} icon={icon} />
      )}
      <Popover title={t('localOnly')} placement="bottom end">
        <Text as="p" variant="bodySmall">
          {t('localOnlyText')}
        </Text>
      </Popover>
    </DialogTrigger>
  )
}
