import { type FieldName, FormComboBox } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { filesMessages } from './messages.js'
import type { ProjectSearch } from './projectSearch.js'

export type ProjectFieldProps = { name: FieldName<string>; label: string; search: ProjectSearch }

/** The project that a file is for: words are searched on the server, which knows all. */
export function ProjectField({ name, label, search }: ProjectFieldProps) {
  const t = useMessages(filesMessages)
  const options = search.projects.map(({ id, title, organization }) => ({
    value: String(id),
    label: t('projectOf', { project: title, organization: organization.name }),
  }))
  return (
    <FormComboBox
      name={name}
      label={label}
      options={options}
      isLoading={search.isSearching}
      // The name of the selected project is not searched.
      onSearch={(words) => search.onSearch(options.some((option) => option.label === words) ? '' : words)}
    />
  )
}
