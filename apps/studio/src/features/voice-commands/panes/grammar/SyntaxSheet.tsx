import { describeSyntax, describeSyntaxGroup, syntaxForms, syntaxGroups } from '@saywright/grammar'
import { Button, Dialog, Heading, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../../messages/index.js'
import { entry, example, sheet, written } from './SyntaxSheet.css.js'

export type SyntaxSheetProps = { onClose: () => void }

/** The whole language of the grammars on one page: syntax, meaning, and use. */
export function SyntaxSheet({ onClose }: SyntaxSheetProps) {
  const t = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={t('help.title')}
      description={t('help.keys')}
      actions={<Button onPress={onClose}>{t('help.close')}</Button>}
    >
      <Stack gap="x3">
        {syntaxGroups.map((group) => (
          <Stack key={group} gap="x1">
            <Heading level={3}>{describeSyntaxGroup(group, locale)}</Heading>
            <dl className={sheet}>
              {syntaxForms
                .filter((form) => form.group === group)
                .map((form) => {
                  const { title, text } = describeSyntax(form, locale)
                  return (
                    <div key={form.name} className={entry}>
                      <dt>
                        <code className={written}>{form.written}</code>
                      </dt>
                      <dd>
                        <Text variant="bodySmall" weight="semibold">
                          {title}
                        </Text>
                        <Text variant="bodySmall" tone="secondary">
                          {text}
                        </Text>
                        {form.example !== form.written && <code className={example}>{form.example}</code>}
                      </dd>
                    </div>
                  )
                })}
            </dl>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
