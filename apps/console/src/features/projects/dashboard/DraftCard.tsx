import { ProjectStateBadge } from '@saywright/shell/components'
import { Button, ButtonLink, Card, ConfirmDialog, Inline, Stack, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { projectsMessages } from '../messages/index.js'
import type { DraftSummary } from '../wizard/draft/draftSummary.js'
import { wizardMessages } from '../wizard/messages/index.js'
import { DraftTile } from './DraftTile.js'

export type DraftCardProps = {
  draft: DraftSummary
  /** The step of the wizard at which it was left. */
  href: string
  /** Deletes the draft and begins another. */
  onStartOver: () => Promise<void>
}

/** An incomplete new project: to be continued, or started over. */
export function DraftCard({ draft, href, onStartOver }: DraftCardProps) {
  const t = useMessages(projectsMessages)
  const steps = useMessages(wizardMessages)
  const [isAsking, setIsAsking] = useState(false)
  const title = draft.title || t('draft.untitled')
  const place = t('draft.place', {
    place: draft.place,
    total: draft.total,
    step: steps(`steps.${draft.step}`),
  })
  return (
    <Card id="draft" aria-label={t('draft.label', { title })}>
      <Inline justify="between">
        <Inline gap="x2" allowsWrapping={false}>
          <DraftTile useCases={draft.useCases} />
          <Stack gap="x05">
            <Text weight="semibold">{title}</Text>
            <Text variant="caption" tone="secondary">
              {place}
            </Text>
            <Inline gap="x2">
              <ProjectStateBadge state="draft" />
              <Text as="span" variant="caption" tone="secondary">
                {t('draft.saved', { date: formatDate(draft.updatedAt) })}
              </Text>
            </Inline>
          </Stack>
        </Inline>
        <Inline gap="x1">
          <Button size="small" variant="ghost" onPress={() => setIsAsking(true)}>
            {t('draft.startOver')}
          </Button>
          <ButtonLink size="small" href={href}>
            {t('draft.continue')}
          </ButtonLink>
        </Inline>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('draft.ask')}
        description={t('draft.lost', { title })}
        confirmLabel={t('draft.startOver')}
        onConfirm={onStartOver}
      />
    </Card>
  )
}
