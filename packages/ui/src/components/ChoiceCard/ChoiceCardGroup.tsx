import type { ReactNode } from 'react'
import { Columns, type ColumnsProps } from '../../primitives/Columns/Columns.js'
import { FieldLayout, type FieldLayoutProps } from '../Field/FieldLayout.js'

export type ChoiceCardGroupProps = Pick<
  FieldLayoutProps,
  'label' | 'isLabelHidden' | 'description' | 'error' | 'id' | 'aria-describedby'
> & {
  /** Each a `ChoiceCard`. */
  children: ReactNode
  /** How many stand beside each other. */
  columns?: ColumnsProps['count']
}

/** Cards of which any number may be chosen; what is wrong with the choice is said of all. */
export function ChoiceCardGroup({
  children,
  columns = { phone: 1, tablet: 2, laptop: 3 },
  ...field
}: ChoiceCardGroupProps) {
  return (
    <FieldLayout {...field} isGroup>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div {...group} role="group">
          <Columns count={columns}>{children}</Columns>
        </div>
      )}
    </FieldLayout>
  )
}
