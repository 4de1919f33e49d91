import { DialogTrigger, Icon, IconButton, Popover, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CircleQuestionMark } from 'lucide-react'
import { projectsMessages } from '../messages/index.js'
import { term, terms } from './ColumnHelp.css.js'

const statuses = ['Discovery', 'Development', 'Deployment', 'Production', 'beta'] as const

/** What the words of the table mean: when a technology is delivered, and how far a project has come. */
export function ColumnHelp() {
  const t = useMessages(projectsMessages)
  return (
    <DialogTrigger>
      <IconButton size="small" label={t('dashboard.words.open')} icon={<Icon of={CircleQuestionMark} />} />
      <Popover title={t('dashboard.words.open')} placement="bottom end">
        <Stack gap="x2">
          <Text variant="bodySmall">{t('dashboard.words.technologies')}</Text>
          <dl className={terms}>
            {statuses.map((status) => (
              <div key={status} className={term}>
                <dt>
                  <Text as="span" variant="bodySmall" weight="semibold">
                    {t(`status.${status}`)}
                  </Text>
                </dt>
                <dd>
                  <Text as="span" variant="bodySmall" tone="secondary">
                    {t(`dashboard.words.${status}`)}
                  </Text>
                </dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Popover>
    </DialogTrigger>
  )
}
