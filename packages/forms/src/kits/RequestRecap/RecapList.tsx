import { labelOf, technologyStates } from '@saywright/api/catalogue'
import { Icon, Tag, Text, VisuallyHidden } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { languageWords } from '../LanguagePicker/languageRows.js'
import { UseCaseTile } from '../UseCasePicker/UseCaseTile.js'
import { nameOfUseCase } from '../UseCasePicker/useCaseLooks.js'
import { recapMessages } from './messages.js'
import * as css from './RequestRecap.css.js'
import type { RecapRow } from './recapRows.js'

export type RecapListProps = {
  /** Of `recapRows`. */
  rows: readonly RecapRow[]
}

/** Lists the changed use cases: the current languages, and the added ones with a plus. */
export function RecapList({ rows }: RecapListProps) {
  const t = useMessages(recapMessages)
  const locale = useLocale()
  return (
    <ul className={css.rows}>
      {rows.map(({ flag, isNew, needsLanguages, before, added }) => (
        <li key={flag} className={css.row}>
          <UseCaseTile flag={flag} />
          <div>
            <Text weight="medium">{nameOfUseCase(flag, locale)}</Text>
            {isNew && <span className={css.newTechnology}>{t('newTechnology')}</span>}
          </div>
          <div className={css.tags}>
            {!needsLanguages && <Text tone="secondary">{t('noLanguage')}</Text>}
            {before.map((name) => (
              <Tag key={name}>
                <VisuallyHidden>{`${labelOf(technologyStates, 'delivered', locale)} `}</VisuallyHidden>
                {languageWords(name, locale)}
              </Tag>
            ))}
            {added.map((name) => (
              <Tag key={name} tone="accent" icon={<Icon of={Plus} size={14} />}>
                <VisuallyHidden>{`${t('new')} `}</VisuallyHidden>
                {languageWords(name, locale)}
              </Tag>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
