import type { Loadable } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Box, Button, ErrorState, Icon, Link, Page, Skeleton } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { Printer } from 'lucide-react'
import { inForceSince, type LegalDocument, type LegalKind } from '../../parts/legal/LegalDocument.js'
import { LegalReading } from '../../parts/legal/LegalReading.js'
import { legalMessages } from '../../parts/legal/messages.js'

/** A plain text of the server, outside of the app. */
const licenses = '/licenses'

export type LegalScreenProps = {
  kind: LegalKind
  document: Loadable<LegalDocument>
  onPrint: () => void
}

/** The terms, or the privacy policy, in the language of the interface. */
export function LegalScreen({ kind, document, onPrint }: LegalScreenProps) {
  const t = useMessages(legalMessages)
  return (
    <Page
      title={t(kind)}
      description={t('inForce', { date: formatDate(inForceSince, 'UTC') })}
      actions={
        <Button icon={<Icon of={Printer} />} onPress={onPrint}>
          {t('print')}
        </Button>
      }
    >
      {document.state === 'ready' && (
        <LegalReading sections={document.value.sections} prefix={kind} label={t(kind)} />
      )}
      {document.state === 'loading' && (
        <Box maxWidth="text">
          <Skeleton widths={['34%', '92%', '88%', '64%', '40%', '90%', '76%']} />
        </Box>
      )}
      {kind === 'terms' && document.state === 'ready' && (
        <Link variant="standalone" isExternal href={licenses}>
          {t('licenses')}
        </Link>
      )}
      {document.state === 'failed' && <ErrorState title={t('failed')} {...failureOf(document)} />}
    </Page>
  )
}
