import { Button, Card, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Download } from 'lucide-react'
import { useBusy } from '../../../parts/useBusy.js'
import { securityMessages } from './messages/index.js'

export type DataCardProps = { onDownload: () => Promise<void> }

/** All that is known of the person, as one file. */
export function DataCard({ onDownload }: DataCardProps) {
  const t = useMessages(securityMessages)
  const [isBusy, download] = useBusy(onDownload)
  return (
    <Card
      title={t('data.title')}
      description={t('data.lead')}
      actions={
        <Button icon={<Icon of={Download} />} isPending={isBusy} onPress={download}>
          {t(isBusy ? 'data.downloading' : 'data.download')}
        </Button>
      }
    />
  )
}
