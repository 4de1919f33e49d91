import { useBusy } from '@saywright/shell/components'
import { Button, Card, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Download } from 'lucide-react'
import { securityMessages } from './messages/index.js'

export type DataCardProps = {
  /** Downloads the file, and shows a notice when that fails. */
  onDownload: () => Promise<void>
}

/** Card for downloading all personal data as one file. */
export function DataCard({ onDownload }: DataCardProps) {
  const t = useMessages(securityMessages)
  const [isBusy, download] = useBusy(onDownload)
  return (
    <Card
      title={t('data.title')}
      description={t('data.lead')}
      actions={
        <Button icon={<Icon of={Download} />} isPending={isBusy} onPress={() => download().catch(() => {})}>
          {t(isBusy ? 'data.downloading' : 'data.download')}
        </Button>
      }
    />
  )
}
