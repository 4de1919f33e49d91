import type { Project } from '@saywright/api/contract'
import { Button, Card, type Column, DataTable, Icon, Message, Stack } from '@saywright/ui'
import { formatDate, type TranslateOf, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PhoneSection } from '../../../../parts/PhoneSection.js'
import { LanguageTags } from './LanguageTags.js'
import { technologiesMessages } from './messages.js'
import { TechnologyName } from './TechnologyName.js'
import { TechnologyStatus } from './TechnologyStatus.js'
import { TrialMessage, type TrialMessageProps } from './TrialMessage.js'
import { openDeal, type TechnologyRow, technologyRows } from './technologyRows.js'
import { trialOf } from './trialOf.js'

export type TechnologiesScreenProps = {
  project: Project
  /** In milliseconds since 1970. */
  now: number
  onStartTrial: TrialMessageProps['onStart']
  /** Looks whether a request may be made, and opens it; absent for anyone who may not ask for more. */
  onRequest?: (() => Promise<void>) | undefined
}

/** The technologies of a project, their languages and ends; administrators request more where there is room for it. */
export function TechnologiesScreen({ project, now, onStartTrial, onRequest }: TechnologiesScreenProps) {
  const t = useMessages(technologiesMessages)
  const width = useWidthClass()
  const [isAsking, setIsAsking] = useState(false)
  const deal = openDeal(project)
  const trial = trialOf(project, now)
  const ask = () => {
    const settle = () => setIsAsking(false)
    setIsAsking(true)
    // The client has reported a refused call.
    onRequest?.().then(settle, settle)
  }
  const isWide = width === 'laptop' || width === 'desktop'
  const request = onRequest && isWide && (
    <Button variant="primary" icon={<Icon of={Plus} />} isPending={isAsking} onPress={ask}>
      {t('request')}
    </Button>
  )
  const table = (
    <DataTable
      caption={t('title')}
      columns={columnsOf(t)}
      rows={technologyRows(project, now)}
      rowKey={({ flag }) => flag}
      renderCard={(row) => (
        <Card>
          <Stack gap="x2">
            <TechnologyName row={row} />
            <LanguageTags row={row} />
            <TechnologyStatus row={row} />
          </Stack>
        </Card>
      )}
    />
  )
  return (
    <Stack gap="x3">
      {trial && <TrialMessage trial={trial} onStart={onStartTrial} />}
      {width === 'phone' ? (
        <PhoneSection title={t('title')} level={2}>
          {table}
        </PhoneSection>
      ) : (
        <Card title={t('title')} actions={request} isFlush>
          {table}
        </Card>
      )}
      {onRequest && !isWide && <Message>{t('requestNeedsRoom')}</Message>}
      {deal && <Message>{t('dealOpen', { date: formatDate(deal.created_at) })}</Message>}
    </Stack>
  )
}

function columnsOf(t: TranslateOf<typeof technologiesMessages>): Column<TechnologyRow>[] {
  return [
    {
      id: 'technology',
      header: t('technology'),
      isRowHeader: true,
      width: 'clamp(200px, 36vw, 300px)',
      cell: (row) => <TechnologyName row={row} />,
    },
    { id: 'languages', header: t('languages'), cell: (row) => <LanguageTags row={row} /> },
    {
      id: 'status',
      header: t('status'),
      width: '150px',
      cell: (row) => <TechnologyStatus row={row} />,
    },
  ]
}
