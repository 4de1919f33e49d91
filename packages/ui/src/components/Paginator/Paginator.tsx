import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { useLanguageTag } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useWidthClass } from '../../theme/useWidthClass.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Select } from '../Select/Select.js'
import { paginatorMessages } from './messages.js'
import { PageButtons } from './PageButtons.js'
import * as css from './Paginator.css.js'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

export const pageSizes = [5, 10, 25, 100] as const

export type PaginatorProps = {
  /** Accessible name, when a page has several paginators: for example "Files". */
  label?: string
  /** Current page, from 1. Values above the last page are treated as the last page. */
  page: number
  /** Number of rows per page. */
  pageSize: number
  /** Total number of rows, 0 or more. */
  total: number
  /** Called with the requested page, from 1. */
  onPageChange: (page: number) => void
  /**
   * Called with the new page size and the page that then contains the first row of the current one. Without
   * it the page size cannot be changed.
   */
  onPageSizeChange?: (pageSize: number, page: number) => void
  /**
   * Selectable page sizes.
   * @default [5, 10, 25, 100]
   */
  sizes?: readonly number[]
  /**
   * `numbers` lists pages to jump to; `arrows` has only buttons for the previous and the next page.
   * @default 'arrows'
   */
  variant?: 'arrows' | 'numbers'
  /**
   * Whether the buttons are disabled, while rows are being loaded.
   * @default false
   */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLElement>
}

/** Navigates through a long list by pages. Each change is announced. */
export function Paginator({
  label,
  page: askedPage,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  sizes = pageSizes,
  variant = 'arrows',
  isDisabled,
  ...rest
}: PaginatorProps) {
  const t = useMessages(paginatorMessages)
  const locale = useLanguageTag()
  const isPhone = useWidthClass() === 'phone'
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)

  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(1, askedPage), pageCount)
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)

  // A button that becomes disabled loses the focus: the other one takes it at the two ends.
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'previous' | 'next'>(undefined)
  useEffect(() => {
    if (pressed.current === 'next' && page === pageCount) previous.current?.focus()
    if (pressed.current === 'previous' && page === 1) next.current?.focus()
    pressed.current = undefined
  }, [page, pageCount])
  const go = (direction: 'previous' | 'next') => {
    pressed.current = direction
    onPageChange(direction === 'next' ? page + 1 : page - 1)
  }

  return (
    <nav {...rest} aria-label={label ?? t('pages')} className={css.paginator}>
      {onPageSizeChange && (
        <div className={css.size}>
          <span aria-hidden>{t('rows')}</span>
          <div className={css.sizeSelect}>
            <Select
              label={t('rows')}
              isLabelHidden
              isDisabled={isDisabled}
              options={sizes.map((size) => ({ value: String(size), label: number(size) }))}
              value={String(pageSize)}
              onChange={(size) => onPageSizeChange(Number(size), Math.ceil(first / Number(size)))}
            />
          </div>
        </div>
      )}
      <span role="status" className={css.range}>
        {total === 0
          ? t('none')
          : t('range', { first: number(first), last: number(last), total: number(total) })}
      </span>
      <div className={css.pages}>
        <IconButton
          ref={previous}
          label={t('previous')}
          icon={<ChevronLeft {...icon} />}
          isDisabled={isDisabled || page === 1}
          onPress={() => go('previous')}
        />
        {isPhone ? (
          <span>{t('compact', { page: number(page), count: number(pageCount) })}</span>
        ) : (
          variant === 'numbers' && <PageButtons {...{ page, pageCount, isDisabled, onPageChange }} />
        )}
        <IconButton
          ref={next}
          label={t('next')}
          icon={<ChevronRight {...icon} />}
          isDisabled={isDisabled || page === pageCount}
          onPress={() => go('next')}
        />
      </div>
    </nav>
  )
}
