import { spinner } from '../../components/Button/Button.css.js'
import { Kbd } from '../../components/Kbd/Kbd.js'
import { useMessages } from '../../i18n/useMessages.js'
import * as css from './CommandPalette.css.js'
import { paletteMessages } from './messages.js'

type PaletteFooterProps = { count: number; isLoading: boolean; opensNewTab: boolean }

/** Explains the keys and shows the number of results, which is announced. */
export function PaletteFooter({ count, isLoading, opensNewTab }: PaletteFooterProps) {
  const t = useMessages(paletteMessages)
  return (
    <footer className={css.footer}>
      <span className={css.hint}>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('move')}
      </span>
      <span className={css.hint}>
        <Kbd>{t('enter')}</Kbd> {t('open')}
      </span>
      {opensNewTab && (
        <span className={css.hint}>
          <Kbd>{t('controlEnter')}</Kbd> {t('newTab')}
        </span>
      )}
      <span role="status" className={css.status}>
        {isLoading && <span className={spinner} />}
        <span>{isLoading ? t('searching') : t('counted', { count })}</span>
      </span>
    </footer>
  )
}
