import { exportArchitectures, label } from '@saywright/api/catalogue'
import { Card, Message, RadioGroup, Stack } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { exportsMessages } from '../messages/index.js'
import type { ExportValues } from './exportValues.js'

const about = {
  'android-armv8': 'architecture.about.androidArmv8',
  'android-armv7': 'architecture.about.androidArmv7',
  'android-x64': 'architecture.about.androidX64',
  'linux-x64': 'architecture.about.linuxX64',
  'linux-armv8': 'architecture.about.linuxArmv8',
  'linux-armv7': 'architecture.about.linuxArmv7',
  'windows-x64': 'architecture.about.windowsX64',
} as const

export type ArchitectureStepProps = {
  values: ExportValues
  change: (values: ExportValues) => void
  isAtFault: boolean
}

/** Where the models will run: one architecture. */
export function ArchitectureStep({ values, change, isAtFault }: ArchitectureStepProps) {
  const t = useMessages(exportsMessages)
  const locale = useLocale()
  const isMissing = isAtFault && values.architecture === null
  return (
    <Card>
      <Stack gap="x2">
        {isMissing && <Message tone="danger">{t('architecture.missing')}</Message>}
        <RadioGroup
          label={t('architecture.label')}
          description={t('architecture.lead')}
          value={values.architecture}
          onChange={(architecture) => change({ ...values, architecture })}
          options={exportArchitectures.map((option) => ({
            value: option.code,
            label: label(option, locale),
            description: t(about[option.code]),
          }))}
        />
      </Stack>
    </Card>
  )
}
