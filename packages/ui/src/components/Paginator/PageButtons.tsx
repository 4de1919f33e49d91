import { Button } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { paginatorMessages } from './messages.js'
import * as css from './Paginator.css.js'
import { shownPages } from './shownPages.js'

type PageButtonsProps = {
  page: number
  pageCount: number
  isDisabled?: boolean | undefined
  onPageChange: (page: number) => void
}

/** A button for each page of `shownPages`. */
export function PageButtons({ page, pageCount, isDisabled, onPageChange }: PageButtonsProps) {
  const t = useMessages(paginatorMessages)
  return shownPages(page, pageCount).map((shown, place) =>
    shown === 'gap' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place
      <span key={`gap${place}`} className={css.gap} aria-hidden />
    ) : (
      <Button
        key={shown}
        className={css.page}
        aria-label={t('page', { page: shown })}
        aria-current={shown === page ? 'page' : undefined}
        isDisabled={isDisabled}
        onPress={() => shown !== page && onPageChange(shown)}
      >
        {shown}
      </Button>
    ),
  )
}
