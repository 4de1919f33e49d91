import { SegmentedControl } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { projectsMessages } from '../messages/index.js'
import { type ShownKind, shownKinds } from './shownProjects.js'

export type ProjectFilterProps = {
  kind: ShownKind
  countOf: (kind: ShownKind) => number
  onChange: (kind: ShownKind) => void
}

/** Narrows the projects to those that wait for the person, or can be worked with. */
export function ProjectFilter({ kind, countOf, onChange }: ProjectFilterProps) {
  const t = useMessages(projectsMessages)
  const isPhone = useWidthClass() === 'phone'
  return (
    <SegmentedControl<ShownKind>
      label={t('dashboard.shown.label')}
      value={kind}
      isFullWidth={isPhone}
      onChange={onChange}
      options={shownKinds.map((value) => ({
        value,
        label: t(`dashboard.shown.${value}`, { total: countOf(value) }),
        isDisabled: countOf(value) === 0,
      }))}
    />
  )
}
