import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { Dialog, Glyph, matchesText, PressableRow, SearchField, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { OrganizationTile } from '../../../parts/OrganizationTile.js'
import { organizationMessages } from '../messages/index.js'
import { check, list, row, words } from './SwitchDialog.css.js'

export type SwitchChoice = {
  readonly id: number
  readonly name: string
  readonly role?: string | null | undefined
  /** Undefined until it is known. */
  readonly projects?: number | undefined
}

export type SwitchDialogProps = {
  organizations: readonly SwitchChoice[]
  currentId: number | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (organization: SwitchChoice) => void
}

const searchedAbove = 7

/** The organizations of the person; choosing one puts it in focus. */
export function SwitchDialog({
  organizations,
  currentId,
  isOpen,
  onOpenChange,
  onChoose,
}: SwitchDialogProps) {
  const t = useMessages(organizationMessages)
  const [text, setText] = useState('')
  const found = organizations.filter(({ name }) => matchesText(name, text))
  return (
    <Dialog
      title={t('switch.title')}
      description={t('switch.text')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      note={t('switch.another')}
    >
      <Stack gap="x2">
        {organizations.length > searchedAbove && (
          <SearchField label={t('switch.search')} value={text} onChange={setText} />
        )}
        {found.length === 0 && <Text tone="secondary">{t('switch.noMatch', { text: text.trim() })}</Text>}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text */}
        <ul className={list} role="list" aria-label={t('switch.list')}>
          {found.map((organization) => (
            <li key={organization.id}>
              <Row
                organization={organization}
                isCurrent={organization.id === currentId}
                onPress={() => onChoose(organization)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

type RowProps = { organization: SwitchChoice; isCurrent: boolean; onPress: () => void }

function Row({ organization: { name, role, projects }, isCurrent, onPress }: RowProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const roleWords = labelOf(organizationRoles, role, locale)
  return (
    <PressableRow
      className={row}
      aria-current={isCurrent ? 'true' : undefined}
      onPress={onPress}
      start={<OrganizationTile name={name} size={40} isCurrent={isCurrent} />}
      end={
        isCurrent && (
          <span className={check}>
            <Glyph name="check" size={20} />
          </span>
        )
      }
    >
      <span className={words}>
        <Text as="span" weight="semibold">
          {name}
        </Text>
        <Text as="span" variant="bodySmall" tone="secondary">
          {projects === undefined
            ? roleWords
            : t('switch.facts', { role: roleWords, projects: t('projects', { count: projects }) })}
        </Text>
      </span>
    </PressableRow>
  )
}
